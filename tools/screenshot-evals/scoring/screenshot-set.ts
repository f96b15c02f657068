import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../../../scripts/lib/paths';
import { Problem } from '../../../scripts/lib/problem';

/** The folder of the public development set. The folder is not committed. It is beside the folder of the repository. */
export const PUBLIC_FOLDER = join(ROOT, '../shared/ocr/public');
export const DRAWN_FOLDER = join(ROOT, 'functions/test/readings/drawn');

const TRUTH_FILE = 'truth.json';

/** A box: left, top, width and height in pixels. */
const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const truthSchema = z.object({
  file: z.string(),
  platform: z.string(),
  layout: z.string(),
  theme: z.string(),
  title: z.string(),
  price: z.string(),
  /** The sold date (ISO), or null if the screenshot shows none. */
  soldDate: z.nullable(z.string()),
  /** Whether the quality is low, for example because of repeated compression or a photo of a screen. */
  noisy: z.boolean(),
  personalInfo: z.array(
    z.object({
      kind: z.string(),
      text: z.string(),
      box: boxSchema,
    }),
  ),
  extra: z.optional(
    z.object({
      template: z.optional(z.string()),
      /** The boxes of title and price. Older sets lack both. */
      titleBox: z.optional(boxSchema),
      priceBox: z.optional(boxSchema),
      /** The boxes of amounts that only the seller sees. Older sets lack them. */
      feeBoxes: z.optional(z.array(z.object({ kind: z.string(), box: boxSchema }))),
      /** Whether a person can tell the platform from the picture. Older sets lack it. */
      platformSign: z.optional(z.boolean()),
      /** The visible part of the listing's photograph, or null if there is none. Older sets lack it. */
      photoBox: z.optional(z.nullable(boxSchema)),
    }),
  ),
});

export type ScreenshotTruth = z.infer<typeof truthSchema>;

export interface ScreenshotSet {
  readonly folder: string;
  readonly truths: readonly ScreenshotTruth[];
}

export function isScreenshotSet(folder: string): boolean {
  return existsSync(join(folder, TRUTH_FILE));
}

/** Reads truth.json. Throws a Problem if it does not exist. */
export async function readScreenshotSet(folder: string): Promise<ScreenshotSet> {
  if (!isScreenshotSet(folder)) {
    throw new Problem(
      `${folder} has no ${TRUTH_FILE}. Pass a folder of screenshots with a file like ` +
        'functions/test/readings/drawn/truth.json: npm run bench:ocr -- FOLDER',
    );
  }
  const truths = z
    .array(truthSchema)
    .parse(JSON.parse(await readFile(join(folder, TRUTH_FILE), 'utf8')));
  return { folder, truths };
}

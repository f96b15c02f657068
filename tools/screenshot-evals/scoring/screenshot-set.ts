import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../../../scripts/stack/paths';
import { Problem } from '../../../scripts/stack/problem';

/** Screenshots to develop against; they lie beside the checkout and are in no commit. */
export const PUBLIC_FOLDER = join(ROOT, '../shared/ocr/public');
/** The project's own drawn screenshots. */
export const DRAWN_FOLDER = join(ROOT, 'functions/test/readings/drawn');

const TRUTH_FILE = 'truth.json';

const truthSchema = z.object({
  file: z.string(),
  platform: z.string(),
  layout: z.string(),
  theme: z.string(),
  title: z.string(),
  price: z.string(),
  /** The calendar day of the sale, null where the screenshot shows none. */
  soldDate: z.nullable(z.string()),
  /** A poor picture, such as one saved over and over, or a photograph of a screen. */
  noisy: z.boolean(),
  personalInfo: z.array(
    z.object({
      kind: z.string(),
      text: z.string(),
      /** Left, top, width, height in pixels of the file. */
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  ),
});

/** What one screenshot shows. */
export type ScreenshotTruth = z.infer<typeof truthSchema>;

/** A folder of screenshots with what they show. */
export interface ScreenshotSet {
  readonly folder: string;
  readonly truths: readonly ScreenshotTruth[];
}

/** Tells whether a folder holds screenshots together with what they show. */
export function isScreenshotSet(folder: string): boolean {
  return existsSync(join(folder, TRUTH_FILE));
}

/** Reads what a folder's screenshots show; Problem where the folder does not say. */
export async function screenshotSet(folder: string): Promise<ScreenshotSet> {
  if (!isScreenshotSet(folder)) {
    throw new Problem(
      `There is no ${TRUTH_FILE} in ${folder}. Name a folder of screenshots with one that is in the form of ` +
        'functions/test/readings/drawn/truth.json: npm run bench:ocr -- FOLDER',
    );
  }
  const truths = z
    .array(truthSchema)
    .parse(JSON.parse(await readFile(join(folder, TRUTH_FILE), 'utf8')));
  return { folder, truths };
}

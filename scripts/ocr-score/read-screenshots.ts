import type { AutoExtract } from '@contract/schemas/extraction';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecognizedPage } from '../../functions/src/domain/screenshots/layout/recognized-page';
import type { TextRecognition } from '../../functions/src/gateways/text-recognition/text-recognition';
import { createRecognitionImages } from '../../functions/src/gateways/text-recognition/recognition-images';
import {
  createTesseractRecognition,
  type TesseractRecognition,
} from '../../functions/src/gateways/text-recognition/tesseract-recognition';
import { createScreenshotRecognition } from '../../functions/src/services/screenshots/screenshot-recognition';
import type { ScreenshotSet, ScreenshotTruth } from './screenshot-set';
import { sentPicture, type SentPicture } from './sent-picture';

/** Busy machines may take longer than people are made to wait: that is told by the times, and changes no score. */
const READING_LIMIT_MS = 120_000;
const NO_WORDS: RecognizedPage = { width: 1, height: 1, words: [] };

/** What the server made of one picture. */
interface Reading {
  readonly read: AutoExtract;
  /** What the engine saw. */
  readonly page: RecognizedPage;
  /** From the picture's arrival to the answer. */
  readonly milliseconds: number;
}

/** One screenshot of a set as the product read it. */
export interface ReadScreenshot extends Reading {
  readonly truth: ScreenshotTruth;
  /** Of the screenshot itself, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The embedded engine as the product has it, but for its limit of time. */
export const patientOcr = (): TesseractRecognition =>
  createTesseractRecognition({ timeoutMs: READING_LIMIT_MS });

/** Reads a picture as the server does, and keeps what the engine saw. */
export async function readPicture(
  { bytes }: Pick<SentPicture, 'bytes'>,
  ocr: TextRecognition,
): Promise<Reading> {
  let page = NO_WORDS;
  const screenshotRecognition = createScreenshotRecognition({
    images: createRecognitionImages(),
    textRecognition: {
      recognize: async (image, layout) => (page = await ocr.recognize(image, layout)),
    },
    queue: { run: (work) => work() },
    allowance: { spend: (_uid, recognize) => recognize() },
  });
  const start = performance.now();
  const read = await screenshotRecognition.autoExtract('nobody', bytes);
  return { read, page, milliseconds: performance.now() - start };
}

/** Reads every screenshot of a set as the product does, in the set's order, so many at once. */
export async function readScreenshots(
  { folder, truths }: ScreenshotSet,
  ocr: TextRecognition,
  atOnce: number,
): Promise<ReadScreenshot[]> {
  return eachOf(truths, atOnce, async (truth) => {
    const picture = await sentPicture(await readFile(join(folder, truth.file)));
    const { width, height } = picture;
    return { truth, size: { width, height }, ...(await readPicture(picture, ocr)) };
  });
}

/** The answers to all in their order, so many at a time. */
export async function eachOf<T, R>(
  all: readonly T[],
  atOnce: number,
  run: (one: T) => Promise<R>,
): Promise<R[]> {
  const waiting = all.entries();
  const answers: R[] = [];
  const worker = async (): Promise<void> => {
    for (const [place, one] of waiting) answers[place] = await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

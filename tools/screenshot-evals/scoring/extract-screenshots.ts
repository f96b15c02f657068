import type { AutoExtract } from '@contract/schemas/extraction';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecognizedPage } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import type { TextRecognition } from '../../../functions/src/gateways/text-recognition/text-recognition';
import { createRecognitionImageDecoder } from '../../../functions/src/gateways/text-recognition/recognition-images';
import {
  createTesseractRecognition,
  type TesseractRecognition,
} from '../../../functions/src/gateways/text-recognition/tesseract-recognition';
import { withWordInk } from '../../../functions/src/gateways/text-recognition/word-ink';
import { createScreenshotRecognition } from '../../../functions/src/services/screenshots/screenshot-recognition';
import type { ScreenshotSet, ScreenshotTruth } from './screenshot-set';
import { scaleLikeWebApp, type ScaledScreenshot } from './sent-picture';

/**
 * The timeout of a recognition in milliseconds. It is longer than in the product, so that timeouts on a slow machine do
 * not change the scores.
 */
const RECOGNITION_TIMEOUT_MS = 600_000;
const NO_WORDS: RecognizedPage = { width: 1, height: 1, words: [] };

interface PictureExtraction {
  readonly extracted: AutoExtract;
  readonly page: RecognizedPage;
  readonly milliseconds: number;
  /** The time in milliseconds of the recognition engine's first look at the picture. It is a part of `milliseconds`. */
  readonly firstLookMs: number;
}

export interface ExtractedScreenshot extends PictureExtraction {
  readonly truth: ScreenshotTruth;
  /** The size of the original screenshot in pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/**
 * Returns a text recognition with a long timeout. Unlike the product's, it does not measure the ink (color and
 * strikethrough) of words.
 */
export const recognitionWithoutWordInk = (): TesseractRecognition =>
  createTesseractRecognition({ timeoutMs: RECOGNITION_TIMEOUT_MS });

/** Returns the same text recognition as in the product, but with a long timeout. */
export function recognitionWithLongTimeout(): TesseractRecognition {
  const engine = recognitionWithoutWordInk();
  return { ...engine, ...withWordInk(engine) };
}

/** Extracts everything that the server extracts from a picture, such as title and price. */
export async function extractFromPicture(
  { bytes }: Pick<ScaledScreenshot, 'bytes'>,
  recognition: TextRecognition,
): Promise<PictureExtraction> {
  let page = NO_WORDS;
  let firstLookMs = 0;
  const screenshotRecognition = createScreenshotRecognition({
    images: createRecognitionImageDecoder(),
    textRecognition: {
      ...recognition,
      recognize: async (image, layout) => {
        const startedAt = performance.now();
        page = await recognition.recognize(image, layout);
        firstLookMs = performance.now() - startedAt;
        return page;
      },
      lookAgain: async (image, first) => {
        page = await recognition.lookAgain(image, first);
        return page;
      },
    },
    queue: { run: (work) => work() },
    allowance: {
      spend: (_uid, recognize) => recognize(),
      spendIfLeft: async (_uid, recognize) => ({ result: await recognize(), wasLeft: true }),
    },
    budgetMs: 2 * RECOGNITION_TIMEOUT_MS,
    now: () => new Date(),
  });
  const start = performance.now();
  const extracted = await screenshotRecognition.autoExtract('nobody', bytes);
  return { extracted, page, milliseconds: performance.now() - start, firstLookMs };
}

/**
 * Extracts title, price and other values from all screenshots of a set, in the same way as the product. Returns the
 * results in the order of the set.
 */
export async function extractFromScreenshots(
  { folder, truths }: ScreenshotSet,
  recognition: TextRecognition,
  atOnce: number,
): Promise<ExtractedScreenshot[]> {
  return mapConcurrently(truths, atOnce, async (truth) => {
    const picture = await scaleLikeWebApp(await readFile(join(folder, truth.file)));
    const { width, height } = picture;
    return {
      truth,
      size: { width, height },
      ...(await extractFromPicture(picture, recognition)),
    };
  });
}

/**
 * Calls a function for each value. At most `atOnce` calls run at the same time. Returns the results in the order of the
 * values.
 */
export async function mapConcurrently<T, R>(
  all: readonly T[],
  atOnce: number,
  run: (one: T) => Promise<R>,
): Promise<R[]> {
  const waiting = all.entries();
  const results: R[] = [];
  const worker = async (): Promise<void> => {
    for (const [place, one] of waiting) results[place] = await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

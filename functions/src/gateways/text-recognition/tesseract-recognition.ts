import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import type { Block, PSM, Worker } from 'tesseract.js';
import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import { scaledBox } from '../../domain/screenshots/layout/geometry';
import { mergedReadings } from '../../domain/screenshots/layout/merged-readings';
import type { RecognizedWord, Box } from '../../domain/screenshots/layout/recognized-page';
import { AppError } from '../../lib/app-error';
import { createWorkerPool } from '../../lib/worker-pool';
import {
  enlargeImage,
  type GrayImage,
  encodePgm,
  toDarkOnLight,
  sharpFromPixelGrid,
  pixelsOf,
} from './recognition-images';
import type { TextRecognition, RecognitionLayout } from './text-recognition';

/**
 * Tesseract's page segmentation for each layout of text. For screenshots, SPARSE_TEXT finds more words than the
 * automatic segmentation, which skips words on pictures.
 */
const SEGMENTATION = {
  screenshot: 'SPARSE_TEXT',
  block: 'SINGLE_BLOCK',
  line: 'SINGLE_LINE',
} as const satisfies Record<RecognitionLayout, keyof typeof PSM>;
/**
 * The settings for the second reading of a screenshot. With these settings, Tesseract finds most of the words that
 * SPARSE_TEXT misses (ADR 0064).
 */
const SECOND_LOOK = { segmentation: 'AUTO', enlargement: 1.5 } as const;
/**
 * If the first reading of a screenshot took more than this share of the time limit, the screenshot is not read a second
 * time, because a second reading could use up the request's time.
 */
const SLOW_LOOK = 0.25;
/**
 * The heights, in pixels, at which a text is read again. The engine misreads different letters at each height, so a
 * text that the engine reads in the same way at both heights is probably right.
 */
const SECOND_HEIGHTS = [44, 64];
/**
 * The shortest time limit for starting a worker, in milliseconds. A worker usually starts in half a second, but takes
 * much longer on an overloaded machine. The limit is two timeouts of a recognition if that is longer: the first call
 * then gives up before the worker does, and a later call finds the worker.
 */
const MIN_START_LIMIT_MS = 20_000;
const IDLE_MS = 60_000;

const POOL = {
  end: (worker: Worker) => worker.terminate(),
  idleMs: IDLE_MS,
};

interface TesseractOptions {
  readonly startWorker?: () => Promise<Worker>;
  readonly timeoutMs: number;
  /** Returns the current time in milliseconds. Only differences matter, so any fixed starting point is allowed. */
  readonly now?: () => number;
}

export interface TesseractRecognition extends TextRecognition {
  close(): Promise<void>;
}

/**
 * Creates a recognition with Tesseract. The recognition starts a worker with about 100 MB of memory for each concurrent
 * call, so callers must limit concurrency. A worker that fails is replaced.
 */
export function createTesseractRecognition({
  startWorker = startTesseract,
  timeoutMs,
  now = () => performance.now(),
}: TesseractOptions): TesseractRecognition {
  const workers = createWorkerPool({
    ...POOL,
    start: startWorker,
    limitMs: timeoutMs,
    startLimitMs: Math.max(MIN_START_LIMIT_MS, 2 * timeoutMs),
  });

  const looks = new WeakMap<PixelGrid, GrayImage>();

  return {
    warmUp: () => workers.warmUp(),
    recognize: (image, layout) =>
      workers
        .run(async (worker) => {
          const gray = await toDarkOnLight(image, { withoutTexture: layout === 'screenshot' });
          const startedAt = now();
          const words = await recognizeWords(worker, gray, SEGMENTATION[layout]);
          const isSlow = now() - startedAt > SLOW_LOOK * timeoutMs;
          if (layout === 'screenshot' && !isSlow) looks.set(image, gray);
          return { width: gray.width, height: gray.height, words };
        })
        .catch(unavailable),
    async lookAgain(image, first) {
      const gray = looks.get(image);
      if (!gray) return first;
      return workers
        .run(async (worker) => ({
          ...first,
          words: mergedReadings(first.words, await secondLook(worker, gray)),
        }))
        .catch(unavailable);
    },
    readAgain: (image, box, isEnough) =>
      workers
        .run(async (worker) => {
          const texts: string[] = [];
          for (const height of SECOND_HEIGHTS) {
            const crop = await cropAndEnlarge(image, box, height);
            const gray = await toDarkOnLight(crop, { withoutTexture: false });
            const words = await recognizeWords(worker, gray, SEGMENTATION.line);
            const text = words.map(({ text: own }) => own).join(' ');
            texts.push(text);
            if (isEnough(text)) break;
          }
          return texts;
        })
        .catch(unavailable),
    close: () => workers.close(),
  };
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', RECOGNITION_MESSAGES.unavailable, { cause });
}

async function startTesseract(): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  const model = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  const worker = await createWorker('eng', undefined, {
    langPath: path.join(path.dirname(model), '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    // Without this handler, tesseract.js throws errors outside of any promise, and the process ends.
    errorHandler: () => undefined,
  });
  ignoreThreadErrors(worker);
  await worker.setParameters({ debug_file: '/dev/null', user_defined_dpi: '150' });
  return worker;
}

/**
 * Ignores errors of the worker's thread. Otherwise, a crash of the thread would end the process. The types of
 * tesseract.js do not declare the field with the thread.
 */
function ignoreThreadErrors(worker: Worker): void {
  const thread: unknown = Reflect.get(worker, 'worker');
  if (thread instanceof EventEmitter) thread.on('error', () => undefined);
}

async function recognizeWords(
  worker: Worker,
  gray: GrayImage,
  segmentation: keyof typeof PSM,
): Promise<RecognizedWord[]> {
  const { PSM: modes } = await import('tesseract.js');
  await worker.setParameters({ tessedit_pageseg_mode: modes[segmentation] });
  const { data } = await worker.recognize(encodePgm(gray), {}, { text: false, blocks: true });
  return wordsOf(data.blocks ?? []);
}

/** Reads an enlarged copy of the picture. Returns boxes in pixels of the original picture. */
async function secondLook(worker: Worker, gray: GrayImage): Promise<RecognizedWord[]> {
  const { segmentation, enlargement } = SECOND_LOOK;
  const words = await recognizeWords(worker, await enlargeImage(gray, enlargement), segmentation);
  return words.map((word) => ({ ...word, box: scaledBox(word.box, 1 / enlargement) }));
}

function wordsOf(blocks: readonly Block[]): RecognizedWord[] {
  return blocks
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .flatMap((line) => line.words)
    .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text,
      confidence: confidence / 100,
      box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
    }));
}

/** The margin around a box, in heights of the box. Engines misread letters that touch the edge of a picture. */
const MARGIN = 0.3;

/** Cuts a box with a margin out of a picture. Scales the result so that the box is `height` pixels high. */
export async function cropAndEnlarge(
  image: PixelGrid,
  box: Box,
  height: number,
): Promise<PixelGrid> {
  const { width: across, height: down } = image;
  const margin = Math.ceil(MARGIN * box.height);
  const left = Math.max(0, Math.floor(box.x) - margin);
  const top = Math.max(0, Math.floor(box.y) - margin);
  const width = Math.max(1, Math.min(across - left, Math.ceil(box.width) + 2 * margin));
  const tall = Math.max(1, Math.min(down - top, Math.ceil(box.height) + 2 * margin));
  const scale = Math.max(1, height / Math.max(1, box.height));
  const corner = { left: Math.min(left, across - 1), top: Math.min(top, down - 1) };
  const picture = await sharpFromPixelGrid(image);
  return pixelsOf(
    picture
      .extract({ ...corner, width, height: tall })
      .resize({ width: Math.round(width * scale), kernel: 'cubic' }),
  );
}

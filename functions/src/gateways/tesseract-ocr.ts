import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Block, PSM, Worker } from 'tesseract.js';
import type { OcrPage, OcrWord } from '../domain/ocr-page';
import { AppError } from '../lib/app-error';
import { inTime } from '../lib/in-time';
import { inkOnPaper } from './ink-on-paper';
import { OCR_UNAVAILABLE, type OcrGateway, type OcrLayout } from './ocr';

/** Sparse text reads more of a screenshot than automatic segmentation, which skips words set on pictures. */
const SEGMENTATION = {
  screenshot: 'SPARSE_TEXT',
  block: 'SINGLE_BLOCK',
  line: 'SINGLE_LINE',
} as const satisfies Record<OcrLayout, keyof typeof PSM>;
const READ_TIMEOUT_MS = 20_000;

/** The embedded engine; closing it ends its worker thread. */
export interface TesseractOcr extends OcrGateway {
  close(): Promise<void>;
}

/**
 * OCR without an outside service: tesseract.js with the English model from node_modules.
 * One worker is started on first use and kept; readings wait for each other; after a failure the next starts afresh.
 */
export function createTesseractOcr(
  startWorker: () => Promise<Worker> = startTesseract,
): TesseractOcr {
  let worker: Promise<Worker> | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  function discardWorker(): void {
    worker?.then((running) => running.terminate()).catch(() => undefined);
    worker = null;
  }

  async function readNow(image: Buffer, layout: OcrLayout): Promise<OcrPage> {
    const { bytes, width, height } = await inkOnPaper(image);
    try {
      worker ??= startWorker();
      const blocks = await inTime(
        worker.then((running) => recognize(running, bytes, layout)),
        READ_TIMEOUT_MS,
        () => new Error('Tesseract took too long'),
      );
      return { width, height, words: wordsOf(blocks) };
    } catch (cause) {
      discardWorker();
      throw new AppError('unavailable', OCR_UNAVAILABLE, { cause });
    }
  }

  return {
    read(image, layout) {
      const reading = queue.then(() => readNow(image, layout));
      queue = reading.catch(() => undefined);
      return reading;
    },
    async close() {
      await queue;
      discardWorker();
    },
  };
}

async function startTesseract(): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  const model = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  const worker = await createWorker('eng', undefined, {
    langPath: path.join(path.dirname(model), '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    // Without a handler of its own the library throws outside of any promise, which ends the process.
    errorHandler: () => undefined,
  });
  surviveThread(worker);
  await worker.setParameters({ debug_file: '/dev/null', user_defined_dpi: '150' });
  return worker;
}

/** The library keeps its thread, untyped, on the worker, and lets the thread's death end the process. */
function surviveThread(worker: Worker): void {
  const thread: unknown = Reflect.get(worker, 'worker');
  if (thread instanceof EventEmitter) thread.on('error', () => undefined);
}

async function recognize(worker: Worker, image: Buffer, layout: OcrLayout): Promise<Block[]> {
  const { PSM: modes } = await import('tesseract.js');
  await worker.setParameters({ tessedit_pageseg_mode: modes[SEGMENTATION[layout]] });
  const { data } = await worker.recognize(image, {}, { text: false, blocks: true });
  return data.blocks ?? [];
}

function wordsOf(blocks: readonly Block[]): OcrWord[] {
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

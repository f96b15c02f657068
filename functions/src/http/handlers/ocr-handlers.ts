import type { ReadingAllowance } from '../../services/reading-allowance';
import type { ReadingQueue } from '../../services/reading-queue';
import type { ScreenshotReading } from '../../services/screenshot-reading';
import type { Handlers } from '../handler';

interface OcrServices {
  readonly screenshotReading: ScreenshotReading;
  readonly queue: ReadingQueue;
  readonly allowance: ReadingAllowance;
}

/** Answers `/api/ocr/*`: who finds the queue full is not counted. */
export function createOcrHandlers({
  screenshotReading,
  queue,
  allowance,
}: OcrServices): Handlers<'autoExtract' | 'extractText'> {
  const admit = <T>(uid: string, read: () => Promise<T>) =>
    queue.inTurn(() => allowance.spend(uid, read));
  return {
    autoExtract: ({ file }, { actor }) =>
      admit(actor.uid, () => screenshotReading.autoExtract(file.bytes)),
    extractText: async ({ file }, { actor }) => ({
      text: await admit(actor.uid, () => screenshotReading.extractText(file.bytes)),
    }),
  };
}

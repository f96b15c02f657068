import type { ReadingAllowance } from '../../services/reading-allowance';
import type { ReadingQueue } from '../../services/reading-queue';
import type { AdmitReading, ScreenshotReading } from '../../services/screenshot-reading';
import type { Handlers } from '../handler';

interface OcrServices {
  readonly screenshotReading: ScreenshotReading;
  readonly queue: ReadingQueue;
  readonly allowance: ReadingAllowance;
}

/** Answers `/api/ocr/*`: counted is who found room in the queue and sent a picture. */
export function createOcrHandlers({
  screenshotReading,
  queue,
  allowance,
}: OcrServices): Handlers<'autoExtract' | 'extractText'> {
  const countedFor =
    (uid: string): AdmitReading =>
    (read) =>
      allowance.spend(uid, read);
  return {
    autoExtract: ({ file }, { actor }) =>
      queue.inTurn(() => screenshotReading.autoExtract(file.bytes, countedFor(actor.uid))),
    extractText: async ({ file }, { actor }) => ({
      text: await queue.inTurn(() =>
        screenshotReading.extractText(file.bytes, countedFor(actor.uid)),
      ),
    }),
  };
}

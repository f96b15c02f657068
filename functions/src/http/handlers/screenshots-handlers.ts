import type { RecognitionAllowance } from '../../services/screenshots/recognition-allowance';
import type { RecognitionQueue } from '../../services/screenshots/recognition-queue';
import type {
  AdmitRecognition,
  ScreenshotRecognition,
} from '../../services/screenshots/screenshot-recognition';
import type { Handlers } from '../handler';

interface OcrServices {
  readonly screenshotRecognition: ScreenshotRecognition;
  readonly queue: RecognitionQueue;
  readonly allowance: RecognitionAllowance;
}

/** Answers `/api/ocr/*`: counted is who found room in the queue and sent a picture. */
export function createScreenshotsHandlers({
  screenshotRecognition,
  queue,
  allowance,
}: OcrServices): Handlers<'autoExtract' | 'extractText'> {
  const countedFor =
    (uid: string): AdmitRecognition =>
    (read) =>
      allowance.spend(uid, read);
  return {
    autoExtract: ({ file }, { actor }) =>
      queue.inTurn(() => screenshotRecognition.autoExtract(file.bytes, countedFor(actor.uid))),
    extractText: async ({ file }, { actor }) => ({
      text: await queue.inTurn(() =>
        screenshotRecognition.extractText(file.bytes, countedFor(actor.uid)),
      ),
    }),
  };
}

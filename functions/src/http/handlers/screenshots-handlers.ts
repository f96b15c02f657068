import type { ScreenshotRecognition } from '../../services/screenshots/screenshot-recognition';
import type { Handlers } from '../handler';

export function createScreenshotsHandlers({
  screenshotRecognition,
}: {
  readonly screenshotRecognition: ScreenshotRecognition;
}): Handlers<'autoExtract' | 'extractText'> {
  return {
    autoExtract: ({ file }, { actor }) => screenshotRecognition.autoExtract(actor.uid, file.bytes),
    extractText: async ({ file }, { actor }) => ({
      text: await screenshotRecognition.extractText(actor.uid, file.bytes),
    }),
  };
}

import type { ScreenshotReading } from '../../services/screenshot-reading';
import type { Handlers } from '../handler';

/** Answers `/api/ocr/*`. */
export function createOcrHandlers({
  screenshotReading,
}: {
  readonly screenshotReading: ScreenshotReading;
}): Handlers<'autoExtract' | 'extractText'> {
  return {
    autoExtract: ({ file }) => screenshotReading.autoExtract(file.bytes),
    extractText: async ({ file }) => ({ text: await screenshotReading.extractText(file.bytes) }),
  };
}

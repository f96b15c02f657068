import { pictureArea } from '@contract/rules/picture-area';
import type { AutoExtract } from '@contract/schemas/extraction';
import { extractSale } from '../../domain/screenshots/extraction/extract-sale';
import { readingOrderText } from '../../domain/screenshots/layout/text-lines';
import { findPersonalInfo } from '../../domain/screenshots/redaction/find-personal-info';
import type {
  RecognitionImage,
  RecognitionImages,
} from '../../gateways/text-recognition/recognition-images';
import type {
  RecognitionLayout,
  TextRecognition,
} from '../../gateways/text-recognition/text-recognition';
import type { RecognitionAllowance } from './recognition-allowance';
import type { RecognitionQueue } from './recognition-queue';

/** A crop counts as one line if its width is more than this many times its height. */
const LINE_ASPECT = 9;

/** Reads screenshots for the share form. Pictures and their text are neither stored nor logged. */
export interface ScreenshotRecognition {
  /** Returns an empty title and price with confidence 0 if there is no text. */
  autoExtract(uid: string, upload: Buffer): Promise<AutoExtract>;
  /** Returns the text of a crop in reading order, on one line. */
  extractText(uid: string, upload: Buffer): Promise<string>;
}

interface RecognitionDependencies {
  readonly images: RecognitionImages;
  readonly textRecognition: TextRecognition;
  readonly queue: RecognitionQueue;
  readonly allowance: RecognitionAllowance;
}

/**
 * Counts only valid pictures. Throws AppError 'too_many_requests', 'unsupported_media_type',
 * 'too_large', 'recognitions_exhausted', or 'unavailable' if the engine fails.
 */
export function createScreenshotRecognition({
  images,
  textRecognition,
  queue,
  allowance,
}: RecognitionDependencies): ScreenshotRecognition {
  return {
    autoExtract: (uid, upload) =>
      queue.run(async () => {
        const { bytes } = await images.screenshot(upload);
        const page = await allowance.spend(uid, () =>
          textRecognition.recognize(bytes, 'screenshot'),
        );
        const personalInfo = findPersonalInfo(page).map(({ kind, box }) => ({
          kind,
          area: pictureArea(box, page),
        }));
        return { ...extractSale(page), personalInfo };
      }),

    extractText: (uid, upload) =>
      queue.run(async () => {
        const crop = await images.crop(upload);
        const page = await allowance.spend(uid, () =>
          textRecognition.recognize(crop.bytes, layoutOf(crop)),
        );
        return readingOrderText(page);
      }),
  };
}

function layoutOf({ width, height }: RecognitionImage): RecognitionLayout {
  return width > height * LINE_ASPECT ? 'line' : 'block';
}

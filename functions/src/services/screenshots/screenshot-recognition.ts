import { pictureArea } from '@contract/rules/picture-area';
import type { AutoExtract } from '@contract/schemas/extraction';
import { extractSale } from '../../domain/screenshots/extraction/extract-sale';
import { readingOrderText } from '../../domain/screenshots/layout/text-lines';
import { findPersonalInfo } from '../../domain/screenshots/redaction/find-personal-info';
import type {
  TextRecognition,
  RecognitionLayout,
} from '../../gateways/text-recognition/text-recognition';
import type {
  RecognitionImage,
  RecognitionImages,
} from '../../gateways/text-recognition/recognition-images';

/** A crop at most this many times as high as wide text is on one line. */
const LINE_ASPECT = 9;

/** Lets the engine read, or refuses to: asked once the upload is known to be a picture. */
export type AdmitRecognition = <T>(read: () => Promise<T>) => Promise<T>;

const admitAll: AdmitRecognition = (read) => read();

/** Reads screenshots for the share form. Nothing of a picture or its text is kept or logged. */
export interface ScreenshotRecognition {
  /**
   * What was sold, how sure that is, and what ought to be hidden; empty with confidence 0 where there is no
   * text.
   */
  autoExtract(image: Buffer, admit?: AdmitRecognition): Promise<AutoExtract>;
  /** The text of a crop, in reading order on one line. */
  extractText(image: Buffer, admit?: AdmitRecognition): Promise<string>;
}

/** Throws AppError 'unsupported_media_type' or 'too_large' for the picture, 'unavailable' for the engine. */
export function createScreenshotRecognition({
  images,
  ocr,
}: {
  readonly images: RecognitionImages;
  readonly ocr: TextRecognition;
}): ScreenshotRecognition {
  return {
    async autoExtract(image, admit = admitAll) {
      const { bytes } = await images.screenshot(image);
      const page = await admit(() => ocr.read(bytes, 'screenshot'));
      const personalInfo = findPersonalInfo(page).map(({ kind, box }) => ({
        kind,
        area: pictureArea(box, page),
      }));
      return { ...extractSale(page), personalInfo };
    },
    async extractText(image, admit = admitAll) {
      const crop = await images.crop(image);
      return readingOrderText(await admit(() => ocr.read(crop.bytes, layoutOf(crop))));
    },
  };
}

function layoutOf({ width, height }: RecognitionImage): RecognitionLayout {
  return width > height * LINE_ASPECT ? 'line' : 'block';
}

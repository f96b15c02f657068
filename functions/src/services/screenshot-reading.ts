import { pictureArea } from '@contract/rules/picture-area';
import type { AutoExtract } from '@contract/schemas/ocr';
import { extractListing } from '../domain/extract-listing';
import { readingOrderText } from '../domain/listing/text-lines';
import { findPersonalInfo } from '../domain/personal-info/find-personal-info';
import type { OcrGateway, OcrLayout } from '../gateways/ocr';
import type { ReadableImage, ReadableImages } from '../gateways/readable-images';

/** A crop at most this many times as high as wide text is on one line. */
const LINE_ASPECT = 9;

/** Lets the engine read, or refuses to: asked once the upload is known to be a picture. */
export type AdmitReading = <T>(read: () => Promise<T>) => Promise<T>;

const admitAll: AdmitReading = (read) => read();

/** Reads screenshots for the share form. Nothing of a picture or its text is kept or logged. */
export interface ScreenshotReading {
  /**
   * What was sold, how sure that is, and what ought to be hidden; empty with confidence 0 where there is no
   * text.
   */
  autoExtract(image: Buffer, admit?: AdmitReading): Promise<AutoExtract>;
  /** The text of a crop, in reading order on one line. */
  extractText(image: Buffer, admit?: AdmitReading): Promise<string>;
}

/** Throws AppError 'unsupported_media_type' or 'too_large' for the picture, 'unavailable' for the engine. */
export function createScreenshotReading({
  images,
  ocr,
}: {
  readonly images: ReadableImages;
  readonly ocr: OcrGateway;
}): ScreenshotReading {
  return {
    async autoExtract(image, admit = admitAll) {
      const { bytes } = await images.screenshot(image);
      const page = await admit(() => ocr.read(bytes, 'screenshot'));
      const personalInfo = findPersonalInfo(page).map(({ kind, box }) => ({
        kind,
        area: pictureArea(box, page),
      }));
      return { ...extractListing(page), personalInfo };
    },
    async extractText(image, admit = admitAll) {
      const crop = await images.crop(image);
      return readingOrderText(await admit(() => ocr.read(crop.bytes, layoutOf(crop))));
    },
  };
}

function layoutOf({ width, height }: ReadableImage): OcrLayout {
  return width > height * LINE_ASPECT ? 'line' : 'block';
}

import { RECOGNITION_MAX_SIDE } from '@contract/rules/recognition-picture';
import type { Sharp } from 'sharp';
import { openUploadedImage, refuseImage } from '../pictures/uploaded-image';

/** Engines misread letters that touch the edge of the picture. */
const CROP_MARGIN = 12;
/** Letters of a picture whose longer side is under this many pixels are too small for engines to read well. */
const SMALL_SIDE = 1000;
const ENLARGED = 2;

/** A picture made ready for reading: an upright, opaque PNG as large as reading needs, with its size in pixels. */
export interface RecognitionImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Makes uploads ready for an OCR engine, in memory. Throws AppError for what is not a picture or is too large. */
export interface RecognitionImages {
  screenshot(upload: Buffer): Promise<RecognitionImage>;
  /** A crop gets a margin of its own background. */
  crop(upload: Buffer): Promise<RecognitionImage>;
}

/** Prepares pictures with sharp. */
export function createRecognitionImages(): RecognitionImages {
  return {
    async screenshot(upload) {
      const image = await openUploadedImage(upload);
      const side = await longerSide(image);
      return readable(image, side < SMALL_SIDE ? side * ENLARGED : side, 0);
    },
    async crop(upload) {
      const image = await openUploadedImage(upload);
      return readable(image, await longerSide(image), CROP_MARGIN);
    },
  };
}

async function longerSide(image: Sharp): Promise<number> {
  const { width, height } = await image.metadata();
  return Math.max(width, height);
}

async function readable(image: Sharp, side: number, margin: number): Promise<RecognitionImage> {
  const longest = Math.min(side, RECOGNITION_MAX_SIDE);
  const { data, info } = await image
    .flatten({ background: 'white' })
    .resize({ width: longest, height: longest, fit: 'inside' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseImage);
  return { bytes: data, width: info.width, height: info.height };
}

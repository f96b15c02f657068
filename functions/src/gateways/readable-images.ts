import { READING_MAX_SIDE } from '@contract/rules/reading-picture';
import { openUploadedImage, refuseImage } from './uploaded-image';

/** Engines misread letters that touch the edge of the picture. */
const CROP_MARGIN = 12;

/** A picture made ready for reading: an upright, opaque PNG no larger than reading needs, with its size in pixels. */
export interface ReadableImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Makes uploads ready for an OCR engine, in memory. Throws AppError for what is not a picture or is too large. */
export interface ReadableImages {
  screenshot(upload: Buffer): Promise<ReadableImage>;
  /** A crop gets a margin of its own background. */
  crop(upload: Buffer): Promise<ReadableImage>;
}

/** Prepares pictures with sharp. */
export function createReadableImages(): ReadableImages {
  return {
    screenshot: (upload) => readable(upload, 0),
    crop: (upload) => readable(upload, CROP_MARGIN),
  };
}

async function readable(upload: Buffer, margin: number): Promise<ReadableImage> {
  const image = await openUploadedImage(upload);
  const { data, info } = await image
    .flatten({ background: 'white' })
    .resize({
      width: READING_MAX_SIDE,
      height: READING_MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseImage);
  return { bytes: data, width: info.width, height: info.height };
}

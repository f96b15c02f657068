import { openUploadedImage, refuseImage } from './uploaded-image';

/** Longer screenshots are scaled down to this: reading takes time by the pixel. */
const SCREENSHOT_MAX_SIDE = 2800;
const CROP_MAX_SIDE = 2000;
/** Engines misread letters that touch the edge of the picture. */
const CROP_MARGIN = 12;

/** A picture made ready for reading: an upright, opaque PNG, with its size in pixels. */
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
    screenshot: (upload) => readable(upload, SCREENSHOT_MAX_SIDE, 0),
    crop: (upload) => readable(upload, CROP_MAX_SIDE, CROP_MARGIN),
  };
}

async function readable(upload: Buffer, maxSide: number, margin: number): Promise<ReadableImage> {
  const image = await openUploadedImage(upload);
  const { data, info } = await image
    .flatten({ background: 'white' })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseImage);
  return { bytes: data, width: info.width, height: info.height };
}

import { RECOGNITION_MAX_SIDE } from '@contract/rules/recognition-picture';
import type { Sharp } from 'sharp';
import { openUploadedImage, refuseImage, loadSharp } from '../pictures/uploaded-image';

/** Engines misread letters that touch the edge of the picture. */
const CROP_MARGIN = 12;
/** Letters of a picture whose longer side is under this many pixels are too small for engines to read well. */
const SMALL_SIDE = 1000;
const ENLARGED = 2;

/** A picture prepared for recognition: an upright, opaque PNG as large as recognition needs, with its size in pixels. */
export interface RecognitionImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Makes uploads ready for recognition, in memory. Throws AppError for what is not a picture or is too large. */
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

/** Darker pictures than this (median of 255) are light text on dark. */
const DARK_MEDIAN = 110;
/** How many pixels stand for all of them. */
const SAMPLES = 4096;

/**
 * A grey picture with dark text on light, as Tesseract reads best, with its size in pixels. The bytes are a portable
 * graymap, which needs neither packing nor unpacking: https://netpbm.sourceforge.net/doc/pgm.html
 */
export async function toDarkOnLight(
  image: Buffer,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(image)
    .flatten({ background: 'white' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (medianOf(data) < DARK_MEDIAN) invert(data);
  const header = Buffer.from(`P5 ${String(width)} ${String(height)} 255\n`);
  return { bytes: Buffer.concat([header, data]), width, height };
}

function medianOf(pixels: Buffer): number {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES));
  const sample = Array.from(
    { length: Math.ceil(pixels.length / step) },
    (_value, index) => pixels[index * step] ?? 0,
  );
  return sample.sort((a, b) => a - b)[Math.floor(sample.length / 2)] ?? 255;
}

/** In place, by a plain loop: a callback a pixel would hold up all other requests for 50 ms. */
function invert(pixels: Buffer): void {
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = 255 - (pixels[index] ?? 0);
  }
}

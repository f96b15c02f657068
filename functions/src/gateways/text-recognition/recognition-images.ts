import { RECOGNITION_MAX_SIDE } from '@contract/rules/recognition-picture';
import type { Sharp } from 'sharp';
import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import { flattenPhotographTexture } from './photograph-texture';
import { openUploadedImage, rejectImage, loadSharp } from '../pictures/uploaded-image';

/** The margin around a crop, in pixels. Engines misread letters that touch the edge of a picture. */
const CROP_MARGIN = 12;
/** A picture is enlarged if its longer side has fewer pixels than this, because engines misread small letters. */
const SMALL_SIDE = 1000;
const ENLARGED = 2;
/**
 * The length of the small copy's longer side, in pixels. In the copy of a phone's screenshot, the photograph in a row
 * of a list is 30 pixels wide.
 */
const GRID_SIDE = 640;

/**
 * Decodes uploads to upright, opaque pixels for all later steps. Throws AppError 'unsupported_media_type' if
 * the file is not a supported picture, and 'too_large' if the picture has too many pixels.
 */
export interface RecognitionImageDecoder {
  screenshot(upload: Buffer): Promise<PixelGrid>;
  /** Decodes a crop, and adds a margin in the color of the crop's edges. */
  crop(upload: Buffer): Promise<PixelGrid>;
  /** Returns a small copy of a decoded picture. */
  smallCopy(image: PixelGrid): Promise<PixelGrid>;
}

export function createRecognitionImageDecoder(): RecognitionImageDecoder {
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
    async smallCopy(image) {
      const size = { width: GRID_SIDE, height: GRID_SIDE };
      const copy = await sharpFromPixelGrid(image);
      return pixelsOf(copy.resize({ ...size, fit: 'inside', withoutEnlargement: true }));
    },
  };
}

async function longerSide(image: Sharp): Promise<number> {
  const { width, height } = await image.metadata();
  return Math.max(width, height);
}

async function readable(image: Sharp, side: number, margin: number): Promise<PixelGrid> {
  const longest = Math.min(side, RECOGNITION_MAX_SIDE);
  return pixelsOf(
    image
      .flatten({ background: 'white' })
      .resize({ width: longest, height: longest, fit: 'inside' })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' }),
  ).catch(rejectImage);
}

export async function sharpFromPixelGrid({ data, width, height }: PixelGrid): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Runs the pending operations of a sharp picture, removes its transparency, and returns the pixels. */
export async function pixelsOf(image: Sharp): Promise<PixelGrid> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** If a picture's median brightness (0 to 255) is below this, the picture has light text on a dark background. */
const DARK_MEDIAN = 110;
const SAMPLES = 4096;

/** A picture with one byte for each pixel. */
export interface GrayImage {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Converts a picture to dark text on a light background, because Tesseract reads such text best. If `withoutTexture` is
 * true, also removes the texture of photographs, which would take Tesseract seconds to read.
 */
export async function toDarkOnLight(
  image: PixelGrid,
  { withoutTexture }: { readonly withoutTexture: boolean },
): Promise<GrayImage> {
  const picture = await sharpFromPixelGrid(image);
  const { data, info } = await picture.grayscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (withoutTexture) flattenPhotographTexture({ pixels: data, width, height });
  if (medianOf(data) < DARK_MEDIAN) invert(data);
  return { pixels: data, width, height };
}

export async function enlargeImage(
  { pixels, width, height }: GrayImage,
  factor: number,
): Promise<GrayImage> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.round(factor * width) })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Returns the image as a PGM file: https://netpbm.sourceforge.net/doc/pgm.html */
export function encodePgm({ pixels, width, height }: GrayImage): Buffer {
  const header = Buffer.from(`P5 ${String(width)} ${String(height)} 255\n`);
  return Buffer.concat([header, pixels]);
}

function medianOf(pixels: Buffer): number {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES));
  const sample = Array.from(
    { length: Math.ceil(pixels.length / step) },
    (_value, index) => pixels[index * step] ?? 0,
  );
  return sample.sort((a, b) => a - b)[Math.floor(sample.length / 2)] ?? 255;
}

/** Inverts a picture in place. Uses a loop, because a callback for each pixel would block other requests for 50 ms. */
function invert(pixels: Buffer): void {
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = 255 - (pixels[index] ?? 0);
  }
}

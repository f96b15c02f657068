import { loadSharp } from '../pictures/uploaded-image';

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

import { loadSharp } from './uploaded-image';

/** Darker pictures than this (median of 255) are light text on dark. */
const DARK_MEDIAN = 110;
const SAMPLE_SIDE = 64;

/** A grey picture with dark text on light, as Tesseract reads best, as PNG with its size in pixels. */
export async function inkOnPaper(
  image: Buffer,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const sharp = await loadSharp();
  const grey = sharp(image).flatten({ background: 'white' }).grayscale();
  const sample = await grey
    .clone()
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const median = sample.toSorted()[sample.length / 2] ?? 255;
  const { data, info } = await (median < DARK_MEDIAN ? grey.negate() : grey)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

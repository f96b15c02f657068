import type { Box } from '../../domain/screenshots/layout/recognized-page';
import { loadSharp } from '../pictures/uploaded-image';

/** In heights of the box. Engines misread letters that touch the edge. */
const MARGIN = 0.3;

/** Cuts a box out of a picture, with a margin, so that the box is `height` pixels high. */
export async function enlargedCrop(image: Buffer, box: Box, height: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width: across, height: down } = await sharp(image).metadata();
  const margin = Math.ceil(MARGIN * box.height);
  const left = Math.max(0, Math.floor(box.x) - margin);
  const top = Math.max(0, Math.floor(box.y) - margin);
  const width = Math.max(1, Math.min(across - left, Math.ceil(box.width) + 2 * margin));
  const tall = Math.max(1, Math.min(down - top, Math.ceil(box.height) + 2 * margin));
  const scale = Math.max(1, height / Math.max(1, box.height));
  return sharp(image)
    .extract({
      left: Math.min(left, across - 1),
      top: Math.min(top, down - 1),
      width,
      height: tall,
    })
    .resize({ width: Math.round(width * scale), kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

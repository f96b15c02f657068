import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import type { Box } from '../../domain/screenshots/layout/recognized-page';
import { openPixels, pixelsOf } from './recognition-images';

/** The margin around a box, in heights of the box. Engines misread letters that touch the edge of a picture. */
const MARGIN = 0.3;

/** Cuts a box with a margin out of a picture. Scales the result so that the box is `height` pixels high. */
export async function enlargedCrop(image: PixelGrid, box: Box, height: number): Promise<PixelGrid> {
  const { width: across, height: down } = image;
  const margin = Math.ceil(MARGIN * box.height);
  const left = Math.max(0, Math.floor(box.x) - margin);
  const top = Math.max(0, Math.floor(box.y) - margin);
  const width = Math.max(1, Math.min(across - left, Math.ceil(box.width) + 2 * margin));
  const tall = Math.max(1, Math.min(down - top, Math.ceil(box.height) + 2 * margin));
  const scale = Math.max(1, height / Math.max(1, box.height));
  const corner = { left: Math.min(left, across - 1), top: Math.min(top, down - 1) };
  const picture = await openPixels(image);
  return pixelsOf(
    picture
      .extract({ ...corner, width, height: tall })
      .resize({ width: Math.round(width * scale), kernel: 'cubic' }),
  );
}

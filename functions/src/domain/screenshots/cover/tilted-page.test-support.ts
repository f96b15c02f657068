import type { RecognizedPage } from '../layout/recognized-page';
import { DRAWN_BACKGROUND_COLOR } from './drawn-grid.test-support';
import type { PixelGrid } from './pixel-grid';

/**
 * Moves the words of a page to where a tilted photo of the page would show them. In that photo, rows fall by `slope`
 * pixels for each pixel to the right.
 */
export function tiltedPage(page: RecognizedPage, slope: number): RecognizedPage {
  const words = page.words.map((word) => {
    const { x, y, width, height } = word.box;
    const across = x + width / 2 - page.width / 2;
    const down = y + height / 2 - page.height / 2;
    return { ...word, box: { ...word.box, x: x - slope * down, y: y + slope * across } };
  });
  return { ...page, words };
}

/**
 * Rotates the pixels of a grid in the same way as `tiltedPage` rotates words. Pixels from outside the picture get the
 * color of the background.
 */
export function tiltedGrid({ width, height, data }: PixelGrid, slope: number): PixelGrid {
  const tilted = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const column = Math.round(x + slope * (y - height / 2));
      const row = Math.round(y - slope * (x - width / 2));
      const isInside = column >= 0 && column < width && row >= 0 && row < height;
      const from = 3 * (row * width + column);
      tilted.set(
        isInside ? data.subarray(from, from + 3) : DRAWN_BACKGROUND_COLOR,
        3 * (y * width + x),
      );
    }
  return { width, height, data: tilted };
}

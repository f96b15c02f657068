import { pixelDifference, type PixelGrid } from './pixel-grid';
import { type SummedArea, summedArea } from './summed-area';

/**
 * Sums over any rectangle of a picture. Each map counts pixels, except `brightness`, which adds up the brightness of
 * pixels.
 */
export interface PixelSummedAreas {
  /**
   * Counts the pixels whose largest difference (0 to 255) to the next pixel is at most 1 (flat), 3 to 15 (soft), or
   * 16 or more (busy).
   */
  readonly flat: SummedArea;
  readonly soft: SummedArea;
  readonly busy: SummedArea;
  readonly colorful: SummedArea;
  /** Adds up the brightness of pixels. The brightness of a pixel is 0 to 255. */
  readonly brightness: SummedArea;
}

const FLAT = 1;
const SOFT = 3;
const BUSY = 16;
const COLORFUL = 40;

export function pixelSummedAreas(grid: PixelGrid): PixelSummedAreas {
  const { width, height, data } = grid;
  const blank = () => new Uint8Array(width * height);
  const flat = blank();
  const soft = blank();
  const busy = blank();
  const colorful = blank();
  const brightness = blank();
  for (let y = 0, pixel = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const place = 3 * pixel;
      const across = x + 1 < width ? pixelDifference(data, place, place + 3) : 0;
      const down = y + 1 < height ? pixelDifference(data, place, place + 3 * width) : 0;
      const step = Math.max(across, down);
      if (step <= FLAT) flat[pixel] = 1;
      else if (step >= BUSY) busy[pixel] = 1;
      else if (step >= SOFT) soft[pixel] = 1;
      const red = data[place] ?? 0;
      const green = data[place + 1] ?? 0;
      const blue = data[place + 2] ?? 0;
      if (Math.max(red, green, blue) - Math.min(red, green, blue) >= COLORFUL) colorful[pixel] = 1;
      brightness[pixel] = (2 * red + 5 * green + blue) >> 3;
    }
  const summed = (map: Uint8Array) => summedArea(map, width, height);
  return {
    flat: summed(flat),
    soft: summed(soft),
    busy: summed(busy),
    colorful: summed(colorful),
    brightness: summed(brightness),
  };
}

import { difference, type PixelGrid } from './pixel-grid';

/** Both have a value for each pixel of a grid: 1 on an edge, otherwise 0. */
export interface EdgeMap {
  readonly exact: Uint8Array;
  /** Also within one pixel of an edge. */
  readonly near: Uint8Array;
}

/** Smallest difference of color across an edge. A light photograph on a white page differs by 10. */
const LEAST_STEP = 7;
/** The area beside an edge is even if its pixels differ by at most this, or by this share of the step. */
const EVEN = 6;
const EVEN_SHARE = 1 / 3;
/** Pixels on each side of an edge that are compared. */
const REACH = 3;

/** Marks pixel x if the color changes between x - 1 and x: in `left` if the area left of the change is even, in `right` if the area right of it is. */
export function edgeMaps({ width, height, data }: PixelGrid): Record<'left' | 'right', EdgeMap> {
  const blank = (): EdgeMap => ({
    exact: new Uint8Array(width * height),
    near: new Uint8Array(width * height),
  });
  const [left, right] = [blank(), blank()];
  const isEven = (place: number, next: number, even: number): boolean =>
    difference(data, place, place + next) <= even &&
    difference(data, place, place + 2 * next) <= even;
  for (let y = 0; y < height; y += 1)
    for (let x = REACH; x < width - REACH; x += 1) {
      const pixel = y * width + x;
      const step = difference(data, 3 * pixel, 3 * (pixel - 1));
      if (step < LEAST_STEP) continue;
      const even = Math.max(EVEN, step * EVEN_SHARE);
      if (isEven(3 * (pixel - 1), -3, even)) mark(left, pixel);
      if (isEven(3 * pixel, 3, even)) mark(right, pixel);
    }
  return { left, right };
}

function mark({ exact, near }: EdgeMap, pixel: number): void {
  exact[pixel] = 1;
  near[pixel - 1] = near[pixel] = near[pixel + 1] = 1;
}

import { pixelDifference, type PixelGrid } from './pixel-grid';
import { summedArea, type SummedArea } from './summed-area';

/**
 * A straight vertical border in a picture. `at` is the distance of the border from the left edge of the picture. The
 * border extends from row `from` to row `to` (exclusive). All numbers are pixels.
 */
export interface Border {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The borders of a picture that have an area of even color on their left, or those that have such an area on their
 * right.
 */
export interface BordersOfOneSide {
  /** The edge of the picture, then the other borders, the longest first. */
  readonly borders: readonly Border[];
  /** Returns true if a position is on the edge of the picture. */
  isEdge(at: number): boolean;
  /**
   * Counts the pixels on or next to a change of color. Only changes with an even area on this side (left or right)
   * count.
   */
  readonly near: SummedArea;
}

/** The largest gap in a border, in pixels. For example, an icon on the photograph makes a gap. */
const LONGEST_GAP = 6;
/**
 * Of the borders with an even area on the left, at most this many long ones and this many short ones are used. The same
 * limits apply to the borders with an even area on the right.
 */
const MOST_BORDERS = 50;
/** A border is long if its length is at least this many times `shortest`, the minimum length of a border. */
const LONG = 4;
/** If several borders are at most this many pixels apart, only the clearest of them is used. */
const TOGETHER = 2;

/**
 * Finds straight vertical borders that are at least `shortest` pixels long. The edges of the picture count as
 * borders.
 */
export function verticalBorders(
  grid: PixelGrid,
  shortest: number,
): { readonly left: BordersOfOneSide; readonly right: BordersOfOneSide } {
  const { left, right } = edgeMaps(grid);
  return {
    left: bordersOf(grid, left, { shortest, end: 0 }),
    right: bordersOf(grid, right, { shortest, end: grid.width }),
  };
}

function bordersOf(
  grid: PixelGrid,
  map: EdgeMap,
  { shortest, end }: Readonly<Record<'shortest' | 'end', number>>,
): BordersOfOneSide {
  const { width, height } = grid;
  const edge = { at: end, from: 0, to: height };
  const runs = runsIn(map, grid, shortest);
  const isLong = ({ from, to }: Run) => to - from >= LONG * shortest;
  return {
    borders: [
      edge,
      ...clearest(runs.filter(isLong)),
      ...clearest(runs.filter((run) => !isLong(run))),
    ],
    isEdge: (at) => at === edge.at,
    near: summedArea(map.near, width, height),
  };
}

/** A border with its weight, which is its length plus the number of pixels that are exactly on the border. */
type Run = Border & { readonly weight: number };

function runsIn(map: EdgeMap, grid: PixelGrid, shortest: number): Run[] {
  const runs: Run[] = [];
  for (let at = 1; at < grid.width; at += 1) runs.push(...runsAt(map, grid, at, shortest));
  return runs;
}

function runsAt({ exact, near }: EdgeMap, grid: PixelGrid, at: number, shortest: number): Run[] {
  const { width, height } = grid;
  const runs: Run[] = [];
  const end = (): void => {
    if (to - from >= shortest) runs.push({ at, from, to, weight: to - from + pixels });
  };
  let from = 0;
  let to = 0;
  let pixels = 0;
  for (let y = 0, pixel = at; y < height; y += 1, pixel += width) {
    if (near[pixel] !== 1) continue;
    if (to === 0 || y - to > LONGEST_GAP) {
      end();
      from = y;
      pixels = 0;
    }
    to = y + 1;
    pixels += exact[pixel] ?? 0;
  }
  end();
  return runs;
}

function clearest(runs: readonly Run[]): Border[] {
  const kept: Border[] = [];
  for (const { at, from, to } of runs.toSorted((a, b) => b.weight - a.weight)) {
    if (kept.length === MOST_BORDERS) break;
    const isBeside = kept.some(
      (other) =>
        Math.abs(other.at - at) <= TOGETHER &&
        other.from <= from + TOGETHER &&
        other.to >= to - TOGETHER,
    );
    if (!isBeside) kept.push({ at, from, to });
  }
  return kept;
}

/** Two maps of the pixels of a grid. In each map, a pixel on an edge (a change of color) has the value 1. */
interface EdgeMap {
  readonly exact: Uint8Array;
  /** The map in which the pixels next to an edge also have the value 1. */
  readonly near: Uint8Array;
}

/**
 * The smallest change of color (0 to 255) that counts as an edge. A light photograph on a white page differs from the
 * page by 10.
 */
const LEAST_STEP = 7;
/**
 * An area beside an edge is even if its pixels differ by at most EVEN (0 to 255), or by at most the share EVEN_SHARE of
 * the change of color across the edge.
 */
const EVEN = 6;
const EVEN_SHARE = 1 / 3;
/** The number of pixels on each side of an edge that are compared to decide whether the area on that side is even. */
const REACH = 3;

/**
 * Marks pixel x if the color changes between the pixels x - 1 and x. The mark is in `left` if the area on the left of
 * the change is even, and in `right` if the area on the right is even.
 */
function edgeMaps({ width, height, data }: PixelGrid): Record<'left' | 'right', EdgeMap> {
  const blank = (): EdgeMap => ({
    exact: new Uint8Array(width * height),
    near: new Uint8Array(width * height),
  });
  const [left, right] = [blank(), blank()];
  const isEven = (place: number, next: number, even: number): boolean =>
    pixelDifference(data, place, place + next) <= even &&
    pixelDifference(data, place, place + 2 * next) <= even;
  for (let y = 0; y < height; y += 1)
    for (let x = REACH; x < width - REACH; x += 1) {
      const pixel = y * width + x;
      const step = pixelDifference(data, 3 * pixel, 3 * (pixel - 1));
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

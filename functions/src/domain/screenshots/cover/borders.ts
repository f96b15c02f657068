import { difference, type PixelGrid } from './pixel-grid';
import { summedArea, type SummedArea } from './summed-area';

/** A straight vertical border at `at` pixels from the left, from row `from` up to, not including, `to`. */
export interface Border {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The borders with an even area on one side of them. */
export interface BorderSide {
  /** The longest first, after the edge of the picture. */
  readonly borders: readonly Border[];
  /** Whether this is the edge of the picture. */
  isEdge(at: number): boolean;
  /** Counts pixels within one pixel of such a border. */
  readonly near: SummedArea;
}

/** A border may be interrupted for as many pixels, for example by an icon on the photograph. */
const LONGEST_GAP = 6;
/** The most long borders, and the most short ones, on each side. */
const MOST_BORDERS = 50;
/** A border is long if it has at least this many times the shortest length. */
const LONG = 4;
/** Of borders that are this close together, the clearest one counts. */
const TOGETHER = 2;

/** Finds straight vertical borders of at least `shortest` pixels. The edges of the picture are borders, too. */
export function verticalBorders(
  grid: PixelGrid,
  shortest: number,
): { readonly left: BorderSide; readonly right: BorderSide } {
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
): BorderSide {
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

/** The weight is the length and the number of pixels exactly on the border. */
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
  let [from, to, pixels] = [0, 0, 0];
  for (let y = 0, pixel = at; y < height; y += 1, pixel += width) {
    if (near[pixel] !== 1) continue;
    if (to === 0 || y - to > LONGEST_GAP) {
      end();
      [from, pixels] = [y, 0];
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

/** Both have a value for each pixel of a grid: 1 on an edge, otherwise 0. */
interface EdgeMap {
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
function edgeMaps({ width, height, data }: PixelGrid): Record<'left' | 'right', EdgeMap> {
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

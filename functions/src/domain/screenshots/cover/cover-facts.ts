import type { Candidate, Rectangle } from './cover-candidates';
import { difference, type PixelGrid } from './pixel-grid';
import type { SummedArea } from './summed-area';

/** What tells a photograph from other rectangles. Shares are from 0 to 1. */
export interface CoverFacts {
  /** Shares of the sides that are borders. */
  readonly weakestSide: number;
  readonly secondSide: number;
  readonly allSides: number;
  /** The same of the clearest border that divides it, squared. */
  readonly divider: number;
  /** How many of these sides are the edge of the picture. */
  readonly edgesBeside: number;
  readonly edgeAbove: number;
  readonly edgeBelow: number;
  /** Logarithms of the shares of the picture's area and width. */
  readonly area: number;
  readonly width: number;
  readonly areaSquared: number;
  /** Logarithms of how much wider, or higher, it is than most photographs are. */
  readonly wide: number;
  readonly high: number;
  /** The share that words cover. */
  readonly text: number;
  /** The colors inside: how many (as a logarithm), the most frequent one's share, and the share of the color outside. */
  readonly colors: number;
  readonly mainColor: number;
  readonly outerColor: number;
  /** Shares of the pixels inside and along the outside that differ from the next one. */
  readonly busyInside: number;
  readonly busyOutside: number;
  /** Where its middle is, as shares of the picture. */
  readonly middleX: number;
  readonly middleY: number;
}

/** A photograph is rarely wider than this, or narrower than the inverse of it, as logarithms of width by height. */
const WIDE = 0.1;
const HIGH = 0.35;
/** Distance of the pixels that count as outside, because borders are up to two pixels wide. */
const OUTSIDE = 3;
const BUSY_OUTSIDE = 8;

export function coverFacts(grid: PixelGrid, words: SummedArea, candidate: Candidate): CoverFacts {
  const { x, y, right, bottom, sides, divider } = candidate;
  const { width, height } = grid;
  const [weakestSide = 0, secondSide = 0] = sides.toSorted((a, b) => a - b);
  const area = (right - x) * (bottom - y);
  const share = Math.log(area / (width * height));
  const aspect = Math.log((right - x) / (bottom - y));
  return {
    weakestSide,
    secondSide,
    allSides: sides.reduce((sum, side) => sum + side, 0) / sides.length,
    divider: divider * divider,
    edgesBeside: Number(x === 0) + Number(right === width),
    edgeAbove: Number(y === 0),
    edgeBelow: Number(bottom === height),
    area: share,
    areaSquared: share * share,
    width: Math.log((right - x) / width),
    wide: Math.max(0, aspect - WIDE),
    high: Math.max(0, -aspect - HIGH),
    text: words.sum(x, y, right, bottom) / area,
    ...colorsOf(grid, words, candidate),
    busyOutside: busyOutside(grid, candidate),
    middleX: (x + right) / 2 / width,
    middleY: (y + bottom) / 2 / height,
  };
}

/** Pixels inside are sampled in as many rows and columns. */
const SAMPLES = 20;
const SAME_COLOR = 12;
const BUSY_INSIDE = 16;

type ColorFacts = Pick<CoverFacts, 'colors' | 'mainColor' | 'outerColor' | 'busyInside'>;

function colorsOf(grid: PixelGrid, words: SummedArea, box: Rectangle): ColorFacts {
  const { width, data } = grid;
  const counts = new Map<number, number>();
  const outer = placeOf(grid, Math.max(0, box.x - OUTSIDE), Math.max(0, box.y - OUTSIDE));
  let [total, outerColor, busyInside] = [0, 0, 0];
  for (const [x, y] of samplesIn(box)) {
    if (words.sum(x, y, x + 1, y + 1) > 0) continue;
    const place = placeOf(grid, x, y);
    const color = coarseColor(data, place);
    counts.set(color, (counts.get(color) ?? 0) + 1);
    total += 1;
    if (difference(data, place, outer) <= SAME_COLOR) outerColor += 1;
    const step = Math.max(
      difference(data, place, place + 3),
      difference(data, place, place + 3 * width),
    );
    if (step >= BUSY_INSIDE) busyInside += 1;
  }
  const several = [...counts.values()].filter((count) => count > 1);
  const all = Math.max(1, total);
  return {
    colors: Math.log(1 + several.length),
    mainColor: Math.max(0, ...several) / all,
    outerColor: outerColor / all,
    busyInside: busyInside / all,
  };
}

const placeOf = ({ width }: PixelGrid, x: number, y: number): number => 3 * (y * width + x);

/** Four bits per channel. */
const coarseColor = (data: Uint8Array, place: number): number =>
  (((data[place] ?? 0) >> 4) << 8) |
  (((data[place + 1] ?? 0) >> 4) << 4) |
  ((data[place + 2] ?? 0) >> 4);

function* samplesIn({ x, y, right, bottom }: Rectangle): Generator<readonly [number, number]> {
  for (let row = 0.5; row < SAMPLES; row += 1)
    for (let column = 0.5; column < SAMPLES; column += 1)
      yield [
        Math.floor(x + 1 + (column / SAMPLES) * (right - x - 3)),
        Math.floor(y + 1 + (row / SAMPLES) * (bottom - y - 3)),
      ];
}

function busyOutside(grid: PixelGrid, { x, y, right, bottom }: Rectangle): number {
  const { width, height, data } = grid;
  let [busy, total] = [0, 0];
  const look = (from: number, next: number) => {
    total += 1;
    if (difference(data, from, from + next) > BUSY_OUTSIDE) busy += 1;
  };
  const rows = [y - OUTSIDE, bottom + OUTSIDE - 1].filter((row) => row >= 0 && row < height);
  const columns = [x - OUTSIDE, right + OUTSIDE - 1].filter((at) => at >= 0 && at < width);
  for (const row of rows) for (let at = x; at < right - 1; at += 1) look(placeOf(grid, at, row), 3);
  for (const column of columns)
    for (let at = y; at < bottom - 1; at += 1) look(placeOf(grid, column, at), 3 * width);
  return busy / Math.max(1, total);
}

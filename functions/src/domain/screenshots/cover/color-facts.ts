import type { Rectangle } from './cover-candidates';
import { difference, type PixelGrid } from './pixel-grid';
import type { SummedArea } from './summed-area';

/** Pixels inside are sampled in as many rows and columns. */
const SAMPLES = 18;
const SAME_COLOR = 12;
/** Distance of the pixels that count as outside, because borders are up to two pixels wide. */
const OUTSIDE = 3;
const HUES = 12;
/** A pixel has a hue if its channels differ by this much. */
const COLORED = 30;

/** Describes the colors inside a rectangle, apart from words: how many, how even rows and columns are, how they differ from outside. */
export function colorFacts(grid: PixelGrid, text: SummedArea, box: Rectangle): number[] {
  const samples = sampled(grid, text, box);
  const all = Math.max(1, samples.length);
  const colors = new Map<number, number>();
  const hues = new Float32Array(HUES);
  const { data } = grid;
  const outer = outerPlaces(grid, box);
  let outerColor = 0;
  for (const { place } of samples) {
    const color = coarseColor(data, place);
    colors.set(color, (colors.get(color) ?? 0) + 1);
    const hue = hueOf(data, place);
    if (hue >= 0) hues[hue] = (hues[hue] ?? 0) + 1;
    if (outer.some((at) => difference(data, place, at) <= SAME_COLOR)) outerColor += 1;
  }
  const counts = [...colors.values()].toSorted((a, b) => b - a);
  const [first = 0, second = 0, third = 0] = counts;
  return [
    Math.log(1 + counts.filter((count) => count > 1).length),
    first / all,
    (first + second) / all,
    (first + second + third) / all,
    counts.reduce((sum, count) => sum - (count / all) * Math.log(count / all), 0),
    outerColor / all,
    hues.filter((count) => count >= 0.02 * all).length,
    ...brightnessFacts(samples),
    ...evenFacts(samples),
  ];
}

interface Sample {
  readonly place: number;
  readonly row: number;
  readonly column: number;
  readonly color: number;
  readonly brightness: number;
}

function sampled(grid: PixelGrid, text: SummedArea, { x, y, right, bottom }: Rectangle): Sample[] {
  const samples: Sample[] = [];
  const { data } = grid;
  for (let row = 0; row < SAMPLES; row += 1)
    for (let column = 0; column < SAMPLES; column += 1) {
      const across = Math.floor(x + 1 + ((column + 0.5) / SAMPLES) * (right - x - 3));
      const down = Math.floor(y + 1 + ((row + 0.5) / SAMPLES) * (bottom - y - 3));
      if (text.sum(across, down, across + 1, down + 1) > 0) continue;
      const place = placeOf(grid, across, down);
      const brightness =
        (2 * (data[place] ?? 0) + 5 * (data[place + 1] ?? 0) + (data[place + 2] ?? 0)) / 8;
      samples.push({ place, row, column, color: coarseColor(data, place), brightness });
    }
  return samples;
}

const placeOf = ({ width }: PixelGrid, x: number, y: number): number => 3 * (y * width + x);

/** Four bits per channel. */
const coarseColor = (data: Uint8Array, place: number): number =>
  (((data[place] ?? 0) >> 4) << 8) |
  (((data[place + 1] ?? 0) >> 4) << 4) |
  ((data[place + 2] ?? 0) >> 4);

/** Two corners outside. */
function outerPlaces(grid: PixelGrid, { x, y, right, bottom }: Rectangle): number[] {
  return [
    placeOf(grid, Math.max(0, x - OUTSIDE), Math.max(0, y - OUTSIDE)),
    placeOf(
      grid,
      Math.min(grid.width - 1, right + OUTSIDE - 1),
      Math.min(grid.height - 1, bottom + OUTSIDE - 1),
    ),
  ];
}

/** A twelfth of the color wheel, or -1 for gray. */
function hueOf(data: Uint8Array, place: number): number {
  const red = data[place] ?? 0;
  const green = data[place + 1] ?? 0;
  const blue = data[place + 2] ?? 0;
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < COLORED) return -1;
  const sixths =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return Math.min(HUES - 1, Math.floor((sixths * HUES) / 6));
}

/** Mean and spread of the brightness, and how much of the spread a straight gradient explains: nearly all of it in a drawn fill. */
function brightnessFacts(samples: readonly Sample[]): number[] {
  const all = Math.max(1, samples.length);
  const mean = samples.reduce((sum, { brightness }) => sum + brightness, 0) / all;
  const middle = (SAMPLES - 1) / 2;
  let [spread, rows, columns, acrossRows, acrossColumns] = [0, 0, 0, 0, 0];
  for (const { row, column, brightness } of samples) {
    const [own, down, across] = [brightness - mean, row - middle, column - middle];
    spread += own * own;
    rows += down * down;
    columns += across * across;
    acrossRows += own * down;
    acrossColumns += own * across;
  }
  const explained =
    acrossRows ** 2 / Math.max(1, rows * spread) +
    acrossColumns ** 2 / Math.max(1, columns * spread);
  return [mean, Math.sqrt(spread / all), explained];
}

/** The shares of rows and of columns with one color: many on an interface, few on a photograph. Also how many are so from either end on. */
function evenFacts(samples: readonly Sample[]): number[] {
  const rows = Array.from({ length: SAMPLES }, (): number => -1);
  const columns = [...rows];
  const MIXED = -2;
  for (const { row, column, color } of samples) {
    rows[row] = rows[row] === -1 || rows[row] === color ? color : MIXED;
    columns[column] = columns[column] === -1 || columns[column] === color ? color : MIXED;
  }
  return [rows, columns].flatMap((lines) => {
    const first = lines.findIndex((color) => color === MIXED);
    const last = lines.findLastIndex((color) => color === MIXED);
    return [
      lines.filter((color) => color !== MIXED).length / SAMPLES,
      (first < 0 ? SAMPLES : first) / SAMPLES,
      (SAMPLES - 1 - last) / SAMPLES,
    ];
  });
}

import type { Rectangle } from './cover-candidates';
import { pixelDifference, type PixelGrid } from './pixel-grid';
import type { SummedArea } from './summed-area';

/**
 * The number of sampled rows, and the number of sampled columns, of a rectangle. The features use only the pixels at
 * their crossings.
 */
const SAMPLES = 18;
const SAME_COLOR = 12;
/**
 * The distance, in pixels, from a rectangle to the pixels that stand for the color outside the rectangle. The distance
 * is larger than the width of a border, which is up to two pixels.
 */
const OUTSIDE = 3;
const HUES = 12;
/** A pixel has a hue if its channels differ by at least this much (0 to 255). */
const COLORED = 30;

/**
 * Returns features of the cover model about the colors inside a rectangle. Ignores the pixels that words cover.
 * - Feature 1: the logarithm of 1 + the number of colors that occur more than once.
 * - Features 2 to 4: the shares of the pixels (0 to 1) that have the most frequent color, one of the two most frequent
 * colors, and one of the three most frequent colors.
 * - Feature 5: the entropy of the colors.
 * - Feature 6: the share of the pixels (0 to 1) whose color is close to a color outside the rectangle.
 * - Feature 7: the number of hues, out of 12, that at least 2% of the pixels have.
 * - The next features are those of `brightnessFeatures` and `evenFeatures`.
 */
export function colorFeatures(grid: PixelGrid, text: SummedArea, box: Rectangle): number[] {
  const samples = sampled(grid, text, box);
  const all = Math.max(1, samples.count);
  const counts = countsOf(samples.colors);
  const [first = 0, second = 0, third = 0] = counts;
  const hues = huesOf(grid, samples);
  return [
    Math.log(1 + counts.filter((count) => count > 1).length),
    first / all,
    (first + second) / all,
    (first + second + third) / all,
    counts.reduce((sum, count) => sum - (count / all) * Math.log(count / all), 0),
    likeOutside(grid, samples, box) / all,
    hues.filter((count) => count >= 0.02 * all).length,
    ...brightnessFeatures(samples),
    ...evenFeatures(samples),
  ];
}

/**
 * The sampled pixels that no word covers. Each property is an array with one value for each pixel. One object for each
 * pixel would be too slow, because each of up to 500 candidates has about 300 sampled pixels.
 */
interface Samples {
  readonly count: number;
  readonly places: Uint32Array;
  readonly rows: Uint8Array;
  readonly columns: Uint8Array;
  /** The color of each pixel, with four bits for each channel. */
  readonly colors: Uint16Array;
  readonly brightness: Float64Array;
}

function sampled(grid: PixelGrid, text: SummedArea, { x, y, right, bottom }: Rectangle): Samples {
  const { data } = grid;
  const places = new Uint32Array(SAMPLES * SAMPLES);
  const [rows, columns] = [new Uint8Array(places.length), new Uint8Array(places.length)];
  const colors = new Uint16Array(places.length);
  const brightness = new Float64Array(places.length);
  let count = 0;
  for (let row = 0; row < SAMPLES; row += 1)
    for (let column = 0; column < SAMPLES; column += 1) {
      const across = Math.floor(x + 1 + ((column + 0.5) / SAMPLES) * (right - x - 3));
      const down = Math.floor(y + 1 + ((row + 0.5) / SAMPLES) * (bottom - y - 3));
      if (text.sum(across, down, across + 1, down + 1) > 0) continue;
      const place = placeOf(grid, across, down);
      places[count] = place;
      rows[count] = row;
      columns[count] = column;
      colors[count] = coarseColor(data, place);
      brightness[count] =
        (2 * (data[place] ?? 0) + 5 * (data[place + 1] ?? 0) + (data[place + 2] ?? 0)) / 8;
      count += 1;
    }
  return {
    count,
    places: places.subarray(0, count),
    rows: rows.subarray(0, count),
    columns: columns.subarray(0, count),
    colors: colors.subarray(0, count),
    brightness: brightness.subarray(0, count),
  };
}

/** Returns how often each color occurs, the most frequent first. */
function countsOf(colors: Uint16Array): number[] {
  const counts: number[] = [];
  let last = -1;
  for (const color of colors.toSorted()) {
    if (color === last) counts.push((counts.pop() ?? 0) + 1);
    else counts.push(1);
    last = color;
  }
  return counts.sort((a, b) => b - a);
}

function huesOf({ data }: PixelGrid, { places }: Samples): Uint16Array {
  const hues = new Uint16Array(HUES);
  for (const place of places) {
    const hue = hueOf(data, place);
    if (hue >= 0) hues[hue] = (hues[hue] ?? 0) + 1;
  }
  return hues;
}

/**
 * Returns the number of sampled pixels whose color is close to the color of one of two pixels outside the rectangle.
 */
function likeOutside(grid: PixelGrid, { places }: Samples, box: Rectangle): number {
  const [above, below] = outerPlaces(grid, box);
  let like = 0;
  for (const place of places)
    if (
      pixelDifference(grid.data, place, above) <= SAME_COLOR ||
      pixelDifference(grid.data, place, below) <= SAME_COLOR
    )
      like += 1;
  return like;
}

const placeOf = ({ width }: PixelGrid, x: number, y: number): number => 3 * (y * width + x);

/** Returns a color with four bits for each channel. */
const coarseColor = (data: Uint8Array, place: number): number =>
  (((data[place] ?? 0) >> 4) << 8) |
  (((data[place + 1] ?? 0) >> 4) << 4) |
  ((data[place + 2] ?? 0) >> 4);

/** Returns the positions of two pixels outside the rectangle, beside opposite corners. */
function outerPlaces(
  grid: PixelGrid,
  { x, y, right, bottom }: Rectangle,
): [above: number, below: number] {
  return [
    placeOf(grid, Math.max(0, x - OUTSIDE), Math.max(0, y - OUTSIDE)),
    placeOf(
      grid,
      Math.min(grid.width - 1, right + OUTSIDE - 1),
      Math.min(grid.height - 1, bottom + OUTSIDE - 1),
    ),
  ];
}

/** Returns the hue of a color as one of twelve parts of the color wheel, numbered from 0. Returns -1 for gray. */
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

/**
 * Returns three features of the cover model: the mean brightness (0 to 255), its standard deviation, and the share of
 * its variance (0 to 1) that a straight gradient explains. This share is nearly 1 for a drawn fill.
 */
function brightnessFeatures({ count, rows, columns, brightness }: Samples): number[] {
  const all = Math.max(1, count);
  const mean = brightness.reduce((sum, own) => sum + own, 0) / all;
  const middle = (SAMPLES - 1) / 2;
  let spread = 0;
  let downs = 0;
  let acrosses = 0;
  let withDown = 0;
  let withAcross = 0;
  for (let at = 0; at < count; at += 1) {
    const own = (brightness[at] ?? 0) - mean;
    const down = (rows[at] ?? 0) - middle;
    const across = (columns[at] ?? 0) - middle;
    spread += own * own;
    downs += down * down;
    acrosses += across * across;
    withDown += own * down;
    withAcross += own * across;
  }
  const explained =
    withDown ** 2 / Math.max(1, downs * spread) + withAcross ** 2 / Math.max(1, acrosses * spread);
  return [mean, Math.sqrt(spread / all), explained];
}

const UNSEEN = -1;
const MIXED = -2;

/**
 * Returns six features of the cover model, three for the rows and three for the columns of sampled pixels. Each is a
 * share (0 to 1) of the rows or columns: those that have only one color, those before the first one with several
 * colors, and those after the last one with several colors. An interface has many rows with one color, and a photograph
 * has few.
 */
function evenFeatures({ count, rows, columns, colors }: Samples): number[] {
  const ofRows = new Int32Array(SAMPLES).fill(UNSEEN);
  const ofColumns = new Int32Array(SAMPLES).fill(UNSEEN);
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0;
    const column = columns[at] ?? 0;
    const color = colors[at] ?? 0;
    ofRows[row] = ofRows[row] === UNSEEN || ofRows[row] === color ? color : MIXED;
    ofColumns[column] = ofColumns[column] === UNSEEN || ofColumns[column] === color ? color : MIXED;
  }
  return [ofRows, ofColumns].flatMap((lines) => {
    const first = lines.indexOf(MIXED);
    const last = lines.lastIndexOf(MIXED);
    return [
      lines.filter((color) => color !== MIXED).length / SAMPLES,
      (first < 0 ? SAMPLES : first) / SAMPLES,
      (SAMPLES - 1 - last) / SAMPLES,
    ];
  });
}

import { type Pixels, type PictureSample, pictureSample, SAMPLE_SIDE } from './picture-sample';

/** Pictures whose hashes differ in more of their 256 bits are taken for different ones. */
export const SAME_PICTURE_BITS = 12;

const BITS = 256;
/** The lowest frequencies tell of the app and its theme, not of the item. */
const LOWEST_LEFT_OUT = 3;
/** Lines of text lie across: what changes downwards is finer, and moves when a picture is cropped. */
const FINER_DOWN = 1.5;
/** What compression makes of an area of one colour is flatter than this. */
const FLAT = 8;
/** What members hide is black, also when it was compressed. */
const BLACK = 2;

/**
 * What a picture looks like: 256 bits as 64 hex digits, of which few differ where it was recompressed
 * or scaled, or where a phone's status bar tells another time. Null where it is of one colour, which
 * says nothing.
 * @param pixels at most PICTURE_MAX_SIDE wide and high, as pictures are stored
 */
export function pictureHash(pixels: Pixels): string | null {
  const sample = pictureSample(pixels);
  if (isFlat(sample.tint)) return null;
  const amounts = frequenciesOf(withoutPaint(sample));
  let hex = '';
  for (let at = 0; at < BITS; at += 4)
    hex += amounts
      .slice(at, at + 4)
      .reduce((digit, amount) => 2 * digit + (amount > 0 ? 1 : 0), 0)
      .toString(16);
  return hex;
}

function isFlat(values: Float64Array): boolean {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const value of values)
    [lowest, highest] = [Math.min(lowest, value), Math.max(highest, value)];
  return highest - lowest < FLAT;
}

/** What black rectangles hide is taken for background, so that more or fewer of them change little. */
function withoutPaint({ brightness, tint }: PictureSample): Float64Array {
  const isPaint = brightness.map((value) => (value <= BLACK ? 1 : 0));
  const background = mostFrequent(tint.map((value, at) => (isPaint[at] ? NaN : Math.round(value))));
  // A page that is black itself hides nothing by black.
  if (Number.isNaN(background)) return tint;
  const rest = tint.map((value, at) => (touches(isPaint, at) ? background : value));
  // Nor does one on which black is all there is.
  return isFlat(rest) ? tint : rest;
}

function mostFrequent(values: Float64Array): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Whether a place or one beside it is set: an edge of what is painted lies between two places. */
function touches(isSet: Float64Array, at: number): boolean {
  const [row, column] = [Math.floor(at / SAMPLE_SIDE), at % SAMPLE_SIDE];
  for (let y = Math.max(0, row - 1); y <= Math.min(SAMPLE_SIDE - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(SAMPLE_SIDE - 1, column + 1); x += 1)
      if (isSet[y * SAMPLE_SIDE + x]) return true;
  return false;
}

/** How often something changes across and down a picture, in half waves. */
type Frequency = readonly [across: number, down: number];

const FREQUENCIES = frequencies();

function frequencies(): Frequency[] {
  const all = Array.from({ length: BITS * 4 }, (_, n): Frequency => [n % 32, Math.floor(n / 32)]);
  const height = ([across, down]: Frequency) => Math.hypot(across, FINER_DOWN * down);
  return all
    .toSorted((a, b) => height(a) - height(b))
    .slice(LOWEST_LEFT_OUT, LOWEST_LEFT_OUT + BITS);
}

const WAVES = Array.from({ length: 32 }, (_, frequency) =>
  Float64Array.from({ length: SAMPLE_SIDE }, (_place, at) =>
    Math.cos((Math.PI * (at + 0.5) * frequency) / SAMPLE_SIDE),
  ),
);

/** How much of each frequency a sample has (its discrete cosine transform, DCT-II). */
function frequenciesOf(sample: Float64Array): number[] {
  const across = WAVES.map((wave) =>
    Float64Array.from({ length: SAMPLE_SIDE }, (_, row) =>
      product(wave, sample.subarray(row * SAMPLE_SIDE, (row + 1) * SAMPLE_SIDE)),
    ),
  );
  return FREQUENCIES.map(([x, y]) => product(WAVES[y] ?? NONE, across[x] ?? NONE));
}

const NONE = new Float64Array();

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

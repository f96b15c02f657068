/** A decoded picture in RGB or RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A picture scaled to SAMPLE_SIDE × SAMPLE_SIDE cells, row by row. */
interface PictureSample {
  /** The brightness of each cell, 0 to 255. */
  readonly brightness: Float64Array;
  /**
   * A second value for each cell. It distinguishes colors of the same brightness. It equals the brightness for grays
   * and differs for most other colors.
   */
  readonly tint: Float64Array;
}

const SAMPLE_SIDE = 128;
/** The height of a phone's status bar, as a share of the picture. */
const STATUS_BAR = 0.04;

/**
 * Scales a picture down by averaging areas of pixels, because the built-in scaling of browsers and of servers gives
 * different results. Transparent pixels count as white.
 */
function pictureSample(pixels: Pixels): PictureSample {
  const { width, height } = pixels;
  const sample = {
    brightness: new Float64Array(SAMPLE_SIDE * SAMPLE_SIDE),
    tint: new Float64Array(SAMPLE_SIDE * SAMPLE_SIDE),
  };
  const columns = spans(0, width);
  for (const [row, { first, shares }] of spans(STATUS_BAR * height, height).entries())
    for (const [n, share] of shares.entries())
      addLine(sample, row * SAMPLE_SIDE, pixels, { y: first + n, share }, columns);
  return sample;
}

/** The pixels that a cell covers along one axis: the index of the first pixel, and the weight of each pixel. */
interface Span {
  readonly first: number;
  readonly shares: Float64Array;
}

function spans(from: number, to: number): Span[] {
  const size = (to - from) / SAMPLE_SIDE;
  return Array.from({ length: SAMPLE_SIDE }, (_, place) => {
    const start = from + place * size;
    const end = Math.min(to, start + size);
    const first = Math.floor(start);
    const shares = Float64Array.from({ length: Math.ceil(end) - first }, (_share, n) => {
      const [left, right] = [Math.max(start, first + n), Math.min(end, first + n + 1)];
      return (right - left) / size;
    });
    return { first, shares };
  });
}

function addLine(
  { brightness, tint }: PictureSample,
  place: number,
  { width, height, data }: Pixels,
  { y, share }: { readonly y: number; readonly share: number },
  columns: readonly Span[],
): void {
  const channels = data.length / (width * height);
  for (let column = 0; column < SAMPLE_SIDE; column += 1) {
    const { first = 0, shares = NO_SHARES } = columns[column] ?? {};
    let [light, color] = [0, 0];
    for (let n = 0, at = (y * width + first) * channels; n < shares.length; n += 1) {
      const opacity = channels < 4 ? 1 : (data[at + 3] ?? 255) / 255;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const part = shares[n] ?? 0;
      const white = 255 * (1 - opacity);
      light += part * (white + opacity * (0.299 * red + 0.587 * green + 0.114 * blue));
      color += part * (white + opacity * (green + blue - red));
      at += channels;
    }
    brightness[place + column] = (brightness[place + column] ?? 0) + share * light;
    tint[place + column] = (tint[place + column] ?? 0) + share * color;
  }
}

const NO_SHARES = new Float64Array();

const BITS = 256;
/**
 * The number of lowest frequencies that the hash leaves out. They show the layout and colors of the marketplace's app
 * instead of the item.
 */
const LOWEST_LEFT_OUT = 3;
/**
 * When the hash picks the lowest frequencies, it treats a vertical frequency as 1.5 times higher than a horizontal one.
 * So it prefers horizontal frequencies, which are more stable, because cropping shifts lines of text vertically.
 */
const FINER_DOWN = 1.5;
/**
 * If the tint varies by less than this across a picture, the picture counts as one color, because compression can cause
 * such variation.
 */
const FLAT = 8;
/** The highest brightness (0 to 255) of a redacted area after compression. */
const BLACK = 2;

/**
 * Returns a hash of 64 hex digits, or null for a picture of one color. Scaling, recompression and a different status
 * bar change few bits of the hash. Pass at most PICTURE_MAX_SIDE pixels per side.
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

/**
 * Returns the tint of the cells, with the tint of the background in black areas, because redaction may have painted
 * these areas. So redaction changes few bits of the hash. Leaves a black page unchanged.
 */
function withoutPaint({ brightness, tint }: PictureSample): Float64Array {
  const isPaint = brightness.map((value) => (value <= BLACK ? 1 : 0));
  const background = mostFrequent(tint.map((value, at) => (isPaint[at] ? NaN : Math.round(value))));
  if (Number.isNaN(background)) return tint;
  const rest = tint.map((value, at) => (touches(isPaint, at) ? background : value));
  return isFlat(rest) ? tint : rest;
}

function mostFrequent(values: Float64Array): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/**
 * Returns true if `isSet` is 1 for a cell or one of its eight neighbors. Neighbors count, because the edge of a black
 * rectangle can be between two cells.
 */
function touches(isSet: Float64Array, at: number): boolean {
  const [row, column] = [Math.floor(at / SAMPLE_SIDE), at % SAMPLE_SIDE];
  for (let y = Math.max(0, row - 1); y <= Math.min(SAMPLE_SIDE - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(SAMPLE_SIDE - 1, column + 1); x += 1)
      if (isSet[y * SAMPLE_SIDE + x]) return true;
  return false;
}

/** A frequency: the number of half waves across and down the picture. */
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

/** Returns the amplitude of each frequency, by a discrete cosine transform (DCT-II). */
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

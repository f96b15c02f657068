/** A decoded picture in RGB or RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A picture scaled to SAMPLE_SIDE × SAMPLE_SIDE cells, row by row. */
export interface PictureSample {
  /** The brightness of each cell, 0 to 255. */
  readonly brightness: Float64Array;
  /**
   * A second value for each cell. It distinguishes colors of the same brightness. It equals the brightness for grays
   * and differs for most other colors.
   */
  readonly tint: Float64Array;
}

export const SAMPLE_SIDE = 128;
/** The height of a phone's status bar, as a share of the picture. */
const STATUS_BAR = 0.04;

/**
 * Scales a picture down by averaging areas, because the scaling of browsers and servers differs. Transparent pixels
 * count as white.
 */
export function pictureSample(pixels: Pixels): PictureSample {
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

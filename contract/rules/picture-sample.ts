/** A decoded picture, row after row: red, green and blue, and, as in a browser's ImageData, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 3 or 4 bytes a pixel. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** What a picture shows in SAMPLE_SIDE × SAMPLE_SIDE places, row after row, whatever its proportions. */
export interface PictureSample {
  /** 0 to 255. */
  readonly brightness: Float64Array;
  /** The same for greys, and far from it for colours: things that differ in colour alone differ too. */
  readonly tint: Float64Array;
}

export const SAMPLE_SIDE = 128;
/** The share of the height that a phone's status bar takes, whose clock tells nothing about an item. */
const STATUS_BAR = 0.04;

/**
 * A picture below its status bar, averaged by area: browsers and servers scale in ways of their own,
 * and this is the same for both. Transparent pixels count as white.
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

/** Which pixels a place covers, from the first on, and how much of the place each is. */
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

/** Adds one line of pixels to a row of places, of which it is a share. */
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
    let [light, colour] = [0, 0];
    for (let n = 0, at = (y * width + first) * channels; n < shares.length; n += 1) {
      const opacity = channels < 4 ? 1 : (data[at + 3] ?? 255) / 255;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const part = shares[n] ?? 0;
      const white = 255 * (1 - opacity);
      light += part * (white + opacity * (0.299 * red + 0.587 * green + 0.114 * blue));
      colour += part * (white + opacity * (green + blue - red));
      at += channels;
    }
    brightness[place + column] = (brightness[place + column] ?? 0) + share * light;
    tint[place + column] = (tint[place + column] ?? 0) + share * colour;
  }
}

const NO_SHARES = new Float64Array();

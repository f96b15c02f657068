/** A decoded picture, row after row: red, green and blue, and, as in a browser's ImageData, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 3 or 4 bytes a pixel. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A picture in few places, whatever its size and proportions. */
export interface GreySample {
  /** How many places it is wide and high. */
  readonly side: number;
  /** Brightness, 0 to 255, row after row. */
  readonly grey: Float64Array;
}

const SIDE = 128;
/** The share of the height that a phone's status bar takes, whose clock tells nothing about an item. */
const STATUS_BAR = 0.04;

/**
 * A picture without its status bar, averaged by area: browsers and sharp scale differently, and this
 * is the same on both sides. Transparent pixels count as white.
 */
export function greySample(pixels: Pixels): GreySample {
  const { width, height } = pixels;
  const grey = new Float64Array(SIDE * SIDE);
  const top = height * STATUS_BAR;
  const columns = shares(0, width);
  for (const [row, parts] of shares(top, height).entries())
    for (const [y, share] of parts) addRow(grey, row * SIDE, pixels, y, share, columns);
  return { side: SIDE, grey };
}

/** Which pixels each of SIDE places covers between two ends, and the share of the place that each is. */
type Parts = readonly (readonly [pixel: number, share: number])[];

function shares(from: number, to: number): Parts[] {
  const size = (to - from) / SIDE;
  return Array.from({ length: SIDE }, (_, place) => {
    const [start, end] = [from + place * size, Math.min(to, from + (place + 1) * size)];
    const parts: [number, number][] = [];
    for (let pixel = Math.floor(start); pixel < end; pixel += 1)
      parts.push([pixel, (Math.min(end, pixel + 1) - Math.max(start, pixel)) / size]);
    return parts;
  });
}

function addRow(
  grey: Float64Array,
  at: number,
  { width, height, data }: Pixels,
  y: number,
  share: number,
  columns: readonly Parts[],
): void {
  const channels = data.length / (width * height);
  for (let column = 0; column < SIDE; column += 1) {
    let sum = 0;
    for (const [x, part] of columns[column] ?? [])
      sum += part * brightness(data, (y * width + x) * channels, channels);
    grey[at + column] = (grey[at + column] ?? 0) + sum * share;
  }
}

/** Luma of ITU-R BT.601, over white. */
function brightness(data: Pixels['data'], at: number, channels: number): number {
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  return channels < 4 ? luma : 255 + ((luma - 255) * (data[at + 3] ?? 255)) / 255;
}

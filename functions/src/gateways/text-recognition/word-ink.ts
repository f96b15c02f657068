import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import type {
  Box,
  RecognizedPage,
  WordInkMeasurements,
} from '../../domain/screenshots/layout/recognized-page';
import type { TextRecognition } from './text-recognition';

/** The part of a word's box that a strikethrough line would cross, in shares of the box's height. */
const STROKE_BAND = { from: 0.32, to: 0.72 };
/**
 * A pixel counts as ink (part of a letter or line) if its contrast to the background is more than this share of the
 * word's contrast. The share is less than half, because thin strokes are pale.
 */
const INK_SHARE = 0.45;
const SHADES = 16;
const CHANNELS = 3;

/**
 * Returns a recognition that also measures `WordInkMeasurements` for each word on a screenshot: its contrast, color and
 * strikethrough. The returned recognition does not measure words on crops, because no caller needs that.
 */
export const withWordInk = (recognition: TextRecognition): TextRecognition => ({
  ...recognition,
  async recognize(image, layout) {
    const page = await recognition.recognize(image, layout);
    return layout === 'screenshot' ? withInk(image, page) : page;
  },
  async lookAgain(image, first) {
    const both = await recognition.lookAgain(image, first);
    return both === first ? first : withInk(image, both);
  },
});

const withInk = (image: PixelGrid, page: RecognizedPage): RecognizedPage => ({
  ...page,
  words: page.words.map((word) => ({ ...word, ink: word.ink ?? inkOf(image, word.box) })),
});

function inkOf(pixels: PixelGrid, box: Box): WordInkMeasurements {
  const area = insideOf(pixels, box);
  const shades = shadesOf(pixels, area);
  const ground = commonShade(shades);
  const contrast = contrastTo(shades, ground);
  const isInk = (index: number): boolean =>
    Math.abs((shades[index] ?? ground) - ground) > INK_SHARE * contrast;
  return {
    contrast: contrast / 255,
    stroke: longestStroke(area, isInk),
    ...colorOf(pixels, area, isInk),
  };
}

function insideOf({ width, height }: PixelGrid, box: Box): Box {
  const x = Math.min(width - 1, Math.max(0, Math.round(box.x)));
  const y = Math.min(height - 1, Math.max(0, Math.round(box.y)));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round(box.width))),
    height: Math.max(1, Math.min(height - y, Math.round(box.height))),
  };
}

const placeOf = ({ width }: PixelGrid, { x, y, width: across }: Box, index: number): number =>
  CHANNELS * ((y + Math.floor(index / across)) * width + x + (index % across));

/** Returns the brightness (0 to 255) of an area's pixels, row by row. */
function shadesOf(pixels: PixelGrid, area: Box): Uint8Array {
  const { data } = pixels;
  const shades = new Uint8Array(area.width * area.height);
  for (let index = 0; index < shades.length; index += 1) {
    const at = placeOf(pixels, area, index);
    shades[index] = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  }
  return shades;
}

function commonShade(shades: Uint8Array): number {
  const counts = new Uint32Array(SHADES);
  for (const shade of shades) {
    const bin = Math.floor((shade * SHADES) / 256);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return ((counts.indexOf(Math.max(...counts)) + 0.5) * 256) / SHADES;
}

/** Returns the contrast of a word: one pixel in twenty differs from the background by more than this brightness. */
function contrastTo(shades: Uint8Array, ground: number): number {
  const differences = shades.map((shade) => Math.abs(shade - ground)).sort();
  return differences[Math.floor(0.95 * (differences.length - 1))] ?? 0;
}

function longestStroke({ width, height }: Box, isInk: (index: number) => boolean): number {
  let longest = 0;
  const last = Math.ceil(STROKE_BAND.to * height);
  for (let row = Math.floor(STROKE_BAND.from * height); row < last; row += 1) {
    let run = 0;
    for (let column = 0; column < width; column += 1) {
      run = isInk(row * width + column) ? run + 1 : 0;
      if (run > longest) longest = run;
    }
  }
  return longest / width;
}

function colorOf(
  pixels: PixelGrid,
  area: Box,
  isInk: (index: number) => boolean,
): Pick<WordInkMeasurements, 'density' | 'saturation' | 'warmth'> {
  const total = area.width * area.height;
  let count = 0;
  let saturation = 0;
  let warmth = 0;
  for (let index = 0; index < total; index += 1) {
    if (!isInk(index)) continue;
    const at = placeOf(pixels, area, index);
    const [red = 0, green = 0, blue = 0] = pixels.data.subarray(at, at + CHANNELS);
    count += 1;
    saturation += Math.max(red, green, blue) - Math.min(red, green, blue);
    warmth += red - blue;
  }
  const scale = 255 * Math.max(1, count);
  return { density: count / total, saturation: saturation / scale, warmth: warmth / scale };
}

import type { RecognizedPage, RecognizedWord } from './layout/recognized-page';

/**
 * A line of text on a test page. `y` is the top of the capital letters, and `size` is their height. All numbers are
 * pixels.
 */
export type TestPageLine = readonly [x: number, y: number, size: number, text: string];

/** The width of a letter, in cap heights, which is typical of screen typefaces. */
const LETTER_WIDTH = 0.72;
const SPACE_WIDTH = 0.4;

export function testPageOfLines(
  width: number,
  height: number,
  lines: readonly TestPageLine[],
): RecognizedPage {
  return { width, height, words: lines.flatMap(wordsOf) };
}

/** The `ink` measurements (contrast, strokes and color) of a gray word that is struck through. */
const STRUCK = { contrast: 0.45, stroke: 1, density: 0.3, saturation: 0, warmth: 0 };
const BLACK = { contrast: 0.8, stroke: 0.2, density: 0.25, saturation: 0, warmth: 0 };

export const withStruckThroughText = (page: RecognizedPage, text: string): RecognizedPage => ({
  ...page,
  words: page.words.map((word) => ({ ...word, ink: word.text === text ? STRUCK : BLACK })),
});

function wordsOf([left, top, size, line]: TestPageLine): RecognizedWord[] {
  let x = left;
  return line.split(' ').map((text) => {
    const width = text.length * size * LETTER_WIDTH;
    const box = { x, width, ...verticalExtent(text, top, size) };
    x += width + size * SPACE_WIDTH;
    return { text, confidence: 0.95, box };
  });
}

/**
 * Returns the top and height of a word's box as text recognition measures it. The box of a word without ascenders
 * starts lower, and the box of a word with descenders ends lower.
 */
function verticalExtent(text: string, top: number, size: number): { y: number; height: number } {
  const rise = /^[acegmnopqrsuvwxyz.,-]+$/.test(text) ? 0.74 * size : size;
  const drop = /[gjpqy]/.test(text) ? 0.28 * size : /[,;$()]/.test(text) ? 0.18 * size : 0;
  return { y: top + size - rise, height: rise + drop };
}

import type { RecognizedPage, RecognizedWord } from './layout/recognized-page';

/** `y` is the top of the capitals and `size` their height, in pixels. */
export type WrittenLine = readonly [x: number, y: number, size: number, text: string];

/** In cap heights, typical of screen typefaces. */
const LETTER_WIDTH = 0.72;
const SPACE_WIDTH = 0.4;

export function writtenPage(
  width: number,
  height: number,
  lines: readonly WrittenLine[],
): RecognizedPage {
  return { width, height, words: lines.flatMap(wordsOf) };
}

function wordsOf([left, top, size, line]: WrittenLine): RecognizedWord[] {
  let x = left;
  return line.split(' ').map((text) => {
    const width = text.length * size * LETTER_WIDTH;
    const box = { x, width, ...verticalExtent(text, top, size) };
    x += width + size * SPACE_WIDTH;
    return { text, confidence: 0.95, box };
  });
}

/** Engines box the ink: without ascenders a word starts lower, with descenders it ends lower. */
function verticalExtent(text: string, top: number, size: number): { y: number; height: number } {
  const rise = /^[acegmnopqrsuvwxyz.,-]+$/.test(text) ? 0.74 * size : size;
  const drop = /[gjpqy]/.test(text) ? 0.28 * size : /[,;$()]/.test(text) ? 0.18 * size : 0;
  return { y: top + size - rise, height: rise + drop };
}

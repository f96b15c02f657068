import type { RecognizedPage, RecognizedWord } from './recognized-page';
import { bottomEdge, rightEdge } from './geometry';
import { median } from './letter-size';
import { textLines, type TextLine } from './text-lines';

/**
 * The minimum length of a line whose slope is measured, in cap heights. The slope of a shorter line cannot be measured
 * reliably.
 */
const MIN_SPAN = 8;
const MIN_LINES = 3;
/**
 * A slope below this value counts as level, because imprecise word boxes can cause it. Such a slope shifts a row of the
 * page by less than half a letter. The unit is pixels per pixel.
 */
const LEVEL = 0.004;
const MAX_SLOPE = 0.09;
const DESCENDING = /[gjpqy,;$()[\]|/Q@]/;

/**
 * Returns the slope of the rows on a tilted photo of a screen: how many pixels they fall for each pixel to the right.
 * Returns 0 if the rows are level.
 */
export function pageSlope(page: RecognizedPage): number {
  const slope = slopeOf(textLines(page));
  return Math.abs(slope) < LEVEL ? 0 : slope;
}

/** Rotates the words of a tilted photo of a screen so that the rows become level. Returns a level page unchanged. */
export function deskewedPage(page: RecognizedPage): RecognizedPage {
  const slope = pageSlope(page);
  if (slope === 0) return page;
  const middle = { x: page.width / 2, y: page.height / 2 };
  const rotate = (word: RecognizedWord): RecognizedWord => {
    const { x, y, width, height } = word.box;
    const across = x + width / 2 - middle.x;
    const down = y + height / 2 - middle.y;
    return { ...word, box: { x: x + slope * down, y: y - slope * across, width, height } };
  };
  return { ...page, words: page.words.map(rotate) };
}

function slopeOf(lines: readonly TextLine[]): number {
  const slopes = lines.flatMap((line) => {
    const words = line.words.filter(({ text }) => /\p{L}|\d/u.test(text) && !DESCENDING.test(text));
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || rightEdge(last.box) - first.box.x < MIN_SPAN * line.size) return [];
    const span = last.box.x + last.box.width / 2 - first.box.x - first.box.width / 2;
    return span > 0 ? [(bottomEdge(last.box) - bottomEdge(first.box)) / span] : [];
  });
  if (slopes.length < MIN_LINES) return 0;
  const slope = median(slopes);
  return Math.abs(slope) > MAX_SLOPE ? 0 : slope;
}

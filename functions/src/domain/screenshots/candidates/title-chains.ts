import { bottomEdge, rightEdge, verticalOverlap } from '../layout/geometry';
import { linesBeside, linesBetween } from '../layout/nearby-lines';
import type { TextLine } from '../layout/text-lines';
import { countWordsBeforeAmountOrGap } from './line-parts';

export const ELLIPSIS_AT_END_PATTERN = /\s*(\.{2,}|…)\W*$/;
const MAX_LINES = 6;
/** The largest distance between the bottoms of two consecutive lines of a title, in cap heights. */
const MAX_PITCH = 3;
/** The largest ratio between the type sizes of two lines of the same title. */
const MAX_SIZE_RATIO = 1.6;
/**
 * The largest distance between the left edges, or between the centers, of the lines of a title, in cap heights.
 * `inward` is the limit for a line that begins further to the right, and `outward` for one that begins further to the
 * left. `inward` is larger, because the text recognition may miss the first word of a line.
 */
const MAX_INDENT = { outward: 2, inward: 5, center: 1.2 };

/**
 * Matches a detail of an item that no title contains: a rating, a stock number, a distance, a place alone on its line,
 * a label with a value.
 */
const DETAIL =
  /\d% (?:positive|\()|\(\d[\d.]*[Kk]\)|\(\d{1,3},\d{3}\)|\bSKU\b|\bmi(?:les?)? away\b|^(?:ships )?from (?:the )?United (?:States|Kingdom)\b|^[A-Z]\p{Ll}+(?: [A-Z]\p{Ll}+){0,2}, [A-Z]{2}(?: [·•]|$)|^(?:Size|Colou?r|Brand|Condition|Qty|Quantity): /u;
/** Matches the rating beside the name of a shop. */
const RATING = /^★|^\(\d[\d.,]*[Kk]?\)/;

/**
 * Returns a line and the lines below it that may continue it. Each possible title that begins with the line consists of
 * the first lines of this chain.
 */
export function titleChainFrom(first: TextLine, lines: readonly TextLine[]): TextLine[] {
  const chain = [first];
  for (let last = first; chain.length < MAX_LINES && !isShortened(last);) {
    const next = nextLine(last, lines);
    if (!next || repeatsBrand(first, next)) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

/** Returns true if a line ends in an ellipsis, or has an ellipsis before an amount, a date or a wide gap. */
const isShortened = (line: TextLine): boolean =>
  ELLIPSIS_AT_END_PATTERN.test(line.text) ||
  ELLIPSIS_AT_END_PATTERN.test(
    line.words
      .slice(0, countWordsBeforeAmountOrGap(line))
      .map(({ text }) => text)
      .join(' '),
  );

/** Returns true if the next line is a brand that repeats the beginning of the title. */
const repeatsBrand = (first: TextLine, next: TextLine): boolean =>
  first.text.toLowerCase().startsWith(`${next.text.toLowerCase()} `);

/** Returns true if a text is a detail of the item that no title contains, such as a place or a rating. */
export const isDetailText = (text: string): boolean => DETAIL.test(text);

function nextLine(last: TextLine, lines: readonly TextLine[]): TextLine | undefined {
  const end = bottomEdge(last.box) + MAX_PITCH * last.size;
  return linesBetween(lines, last.box.y, end)
    .filter((line) => mayFollow(last, line))
    .toSorted((a, b) => a.box.y - b.box.y)
    .slice(0, 1)
    .find((line) => !isDetail(line, lines));
}

const isDetail = (line: TextLine, lines: readonly TextLine[]): boolean =>
  isDetailText(line.text) ||
  linesBeside(lines, line.box).some(
    ({ text, box }) =>
      RATING.test(text) && box.x > line.box.x && verticalOverlap(box, line.box) > 0.5,
  );

function mayFollow(last: TextLine, next: TextLine): boolean {
  const pitch = bottomEdge(next.box) - bottomEdge(last.box);
  const ratio = next.size / last.size;
  return (
    next.box.y > last.box.y + 0.5 * last.box.height &&
    pitch < MAX_PITCH * last.size &&
    ratio < MAX_SIZE_RATIO &&
    ratio > 1 / MAX_SIZE_RATIO &&
    isInColumn(last, next) &&
    /[\p{L}\p{N}]/u.test(next.text)
  );
}

function isInColumn({ box: a, size }: TextLine, { box: b }: TextLine): boolean {
  const indent = (b.x - a.x) / size;
  const center = Math.abs(b.x + rightEdge(b) - a.x - rightEdge(a)) / 2 / size;
  return (indent > -MAX_INDENT.outward && indent < MAX_INDENT.inward) || center < MAX_INDENT.center;
}

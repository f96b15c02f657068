import { bottomEdge, rightEdge, verticalOverlap } from '../layout/geometry';
import { median } from '../layout/letter-size';
import { linesBetween } from '../layout/nearby-lines';
import { lineOf, type TextLine } from '../layout/text-lines';
import { writtenDates } from '../wording/calendar-dates';
import { amountsOf } from './amounts';

export type LineWords = TextLine['words'];

/**
 * A gap between two words is wide if it is more than `size` cap heights wide, and more than `usual` times as wide as
 * the median gap of the line.
 */
const WIDE_GAP = { size: 0.9, usual: 1.8 };
/**
 * Two lines on the same row may be one line with an emoji in the gap, if the gap is at most this many cap heights wide.
 */
const EMOJI_GAP = 3.4;
const SAME_SIZE = 1.2;
const SAME_ROW = 0.6;
/** Two lines can share a left edge only if one is at most this many cap heights above the other. */
const REACH = 3;
/** Two left edges count as the same if they differ by less than this, in cap heights. */
const SAME_EDGE = 0.6;
const SCRAP_LETTERS = 3;

/**
 * Returns the number of words before the first amount, full date or wide gap of a line. Ignores an amount or date at
 * the start of the line.
 */
export function countWordsBeforeAmountOrGap(line: TextLine): number {
  const { words, text } = line;
  const amount = amountsOf(line).find((each) => each.words[0] !== words[0])?.words[0];
  const date = writtenDates(text).find(({ start }) => start > 0);
  return Math.min(
    amount ? words.indexOf(amount) : words.length,
    date ? text.slice(0, date.start).trim().split(' ').length : words.length,
    wordsBeforeGap(line),
  );
}

/**
 * Returns the number of words of the amount or date at the start of a line, such as the date in a row of a table.
 * Returns 0 if the line starts with another text.
 */
export function countLeadingAmountOrDateWords(line: TextLine): number {
  const amount = amountsOf(line)[0];
  if (amount?.words[0] === line.words[0]) return amount?.words.length ?? 0;
  const date = writtenDates(line.text)[0];
  return date?.start === 0 ? line.text.slice(0, date.end).split(' ').length : 0;
}

/** Returns the gaps between the words of a line, in cap heights. */
export const gapsIn = ({ words, size }: Pick<TextLine, 'words' | 'size'>): number[] =>
  words.slice(1).map(({ box }, index) => (box.x - rightEdge(words[index]?.box ?? box)) / size);

function wordsBeforeGap(line: TextLine): number {
  const gaps = gapsIn(line);
  const wide = Math.max(WIDE_GAP.size, WIDE_GAP.usual * median(gaps));
  const at = gaps.findIndex((gap) => gap > wide);
  return at < 0 ? line.words.length : at + 1;
}

/**
 * Removes scraps from lines. A scrap is a short word at the start of a line that the text recognition saw in the
 * photograph to the left of the line's text.
 */
export const withoutStrayStartWords = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const scraps = scrapsBefore(line, lines);
    return scraps > 0 ? lineOf(line.words.slice(scraps)) : line;
  });

/**
 * Returns the number of scraps at the start of a line. If a line above or below starts at the same x as a later word of
 * this line, and only short words come before that word, these short words are scraps. Returns 0 if this line itself
 * starts at the same x as such a line.
 */
function scrapsBefore(line: TextLine, lines: readonly TextLine[]): number {
  const { words, size, box } = line;
  const near = linesBetween(lines, box.y - REACH * size, bottomEdge(box) + REACH * size);
  const isEdge = (x: number): boolean =>
    near.some((other) => other !== line && Math.abs(other.box.x - x) < SAME_EDGE * size);
  if (isEdge(box.x)) return 0;
  const short = words.findIndex(({ text }) => text.length > SCRAP_LETTERS);
  const at = words.findIndex((word, index) => index > 0 && isEdge(word.box.x));
  return at > 0 && at <= short ? at : 0;
}

/**
 * Joins two lines of the same size on the same row if an emoji fits between them, because text recognition does not
 * read emoji.
 */
export function joinedAcrossEmoji(lines: readonly TextLine[]): TextLine[] {
  const used = new Set<TextLine>();
  return lines.flatMap((line) => {
    if (used.has(line)) return [];
    const next = lines.find((other) => !used.has(other) && mayBeOne(line, other));
    if (!next) return [line];
    used.add(next);
    return [lineOf([...line.words, ...next.words])];
  });
}

function mayBeOne(line: TextLine, next: TextLine): boolean {
  const gap = (next.box.x - rightEdge(line.box)) / line.size;
  const ratio = next.size / line.size;
  return (
    gap > 0 &&
    gap < EMOJI_GAP &&
    ratio < SAME_SIZE &&
    ratio > 1 / SAME_SIZE &&
    verticalOverlap(line.box, next.box) > SAME_ROW &&
    countLeadingAmountOrDateWords(next) === 0
  );
}

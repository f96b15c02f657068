import type { Box, RecognizedPage, RecognizedWord } from './recognized-page';
import { createHorizontalBands } from './bands';
import { capHeight, median } from './letter-size';
import { bottomEdge, enclosingBox, rightEdge, verticalOverlap } from './geometry';

/**
 * A line of text: words that are close to each other on one row. Words in columns that are far apart form separate
 * lines.
 */
export interface TextLine {
  readonly text: string;
  readonly words: readonly RecognizedWord[];
  readonly box: Box;
  /** The cap height of the line in pixels. */
  readonly size: number;
  /** The mean confidence of the words, 0 to 1. */
  readonly confidence: number;
}

const MIN_CONFIDENCE = 0.25;
/** The largest gap between two words of a line, in cap heights. A space is about 0.5 cap heights wide. */
const MAX_GAP = 1.75;
const MAX_SIZE_RATIO = 1.8;
/** The maximum number of letters in a line. A full row of text on a wide screen has about 250 letters. */
const MAX_LINE_LETTERS = 400;
const MIN_OVERLAP = 0.5;
const MAX_SHORT = 3;
/**
 * The box of a short word counts as too tall only if the word is narrow: its width is at most this many heights of the
 * neighboring word. A word whose letters really have twice the size is wider.
 */
const MAX_SHORT_WIDTH = 2.2;
const WITHIN = 0.8;
const SURE = 0.85;
const SCRAPS_FROM = 0.1;
/** A box that is higher than this many median word heights is not text, but part of a picture or a frame. */
const MAX_HEIGHT = 8;
/** Matches words that are not removed even if their confidence is low: amounts, dates, 'sold' and URLs. */
const KEPT_ANYWAY = /\$\s?\d|^\d{1,2}\/\d{1,2}\/\d{2}|^sold$|\.(com|net|org|co)\b/i;

export function textLines(page: RecognizedPage): TextLine[] {
  const texts = withoutUnsureWords(page.words.filter(isText));
  const highest = MAX_HEIGHT * median(texts.map(({ box }) => box.height));
  const words = texts
    .filter((word) => word.box.height < highest)
    .toSorted((a, b) => a.box.x - b.box.x)
    .map((word) => ({ word, size: capHeight(word), isMark: !/[\p{L}\p{N}]/u.test(word.text) }));
  return groupsOf(words)
    .map((group) => lineOf(group.map(({ word }) => word)))
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

interface SizedWord {
  readonly word: RecognizedWord;
  readonly size: number;
  readonly isMark: boolean;
}

interface Group {
  readonly words: SizedWord[];
  last: SizedWord;
  letters: number;
}

/**
 * Groups words into lines. `words` must be sorted by their left edge. A group is complete when the next word is too far
 * to the right.
 */
function groupsOf(words: readonly SizedWord[]): SizedWord[][] {
  const groups: SizedWord[][] = [];
  const bands = createHorizontalBands<Group>(
    Math.max(1, median(words.map(({ word }) => word.box.height))),
  );
  const reach = MAX_GAP * words.reduce((largest, { size }) => Math.max(largest, size), 0);
  for (const next of words) {
    const { box } = next.word;
    const isOpen = ({ last }: Group) => rightEdge(last.word.box) + reach > box.x;
    const group = bands
      .between(box.y, bottomEdge(box), isOpen)
      .filter((candidate) => continues(candidate, next))
      .toSorted((a, b) => gapTo(a, next) - gapTo(b, next))[0];
    const joined = group ?? { words: [], last: next, letters: 0 };
    if (!group) groups.push(joined.words);
    joined.words.push(next);
    joined.last = next;
    joined.letters += next.word.text.length + 1;
    bands.add(joined, box.y, bottomEdge(box));
  }
  return groups;
}

/**
 * Removes words with low confidence if more than 90% of all words have a low confidence. Text recognition sees hundreds
 * of such words on a photo of a rough surface.
 */
function withoutUnsureWords(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const sure = words.filter(({ confidence }) => confidence >= SURE);
  return sure.length > 0 && sure.length < words.length * SCRAPS_FROM ? sure : words;
}

/** Returns the whole text of a page on one line, row by row, with single spaces. */
export function readingOrderText(page: RecognizedPage): string {
  const rows: TextLine[][] = [];
  const lines = textLines(page);
  const bands = createHorizontalBands<TextLine[]>(
    Math.max(1, median(lines.map(({ box }) => box.height))),
  );
  for (const line of lines) {
    const row = bands
      .between(line.box.y, bottomEdge(line.box))
      .find(([first]) => first && verticalOverlap(first.box, line.box) > MIN_OVERLAP);
    if (row) row.push(line);
    else {
      const started = [line];
      rows.push(started);
      bands.add(started, line.box.y, bottomEdge(line.box));
    }
  }
  return rows
    .flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x))
    .map((line) => line.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function isText({ text, confidence }: RecognizedWord): boolean {
  if (KEPT_ANYWAY.test(text)) return true;
  return confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}$&+–—|/"'·•-]/u.test(text);
}

function continues({ last, letters }: Group, next: SizedWord): boolean {
  if (verticalOverlap(last.word.box, next.word.box) < MIN_OVERLAP) return false;
  if (letters + next.word.text.length > MAX_LINE_LETTERS) return false;
  const [small, large] = [Math.min(last.size, next.size), Math.max(last.size, next.size)];
  const gap = next.word.box.x - rightEdge(last.word.box);
  const isMark = last.isMark || next.isMark;
  if (isMark || large < small * MAX_SIZE_RATIO) return gap > -large && gap < MAX_GAP * large;
  return isTooTall(last, next) && gap > -small && gap < MAX_GAP * small;
}

/**
 * Returns true if the box of one of two neighboring words is too tall. Text recognition gives some short words, such as
 * 'J.' and 'on', a box that is twice as tall as the letters.
 */
function isTooTall(last: SizedWord, next: SizedWord): boolean {
  const [short, other] = last.size > next.size ? [last.word, next.word] : [next.word, last.word];
  return (
    short.text.length < MAX_SHORT &&
    short.box.width < MAX_SHORT_WIDTH * other.box.height &&
    verticalOverlap(short.box, other.box) > WITHIN
  );
}

const gapTo = ({ last }: Group, { word }: SizedWord): number =>
  word.box.x - rightEdge(last.word.box);

/** Creates a line from words that are sorted from left to right. */
export function lineOf(words: readonly RecognizedWord[]): TextLine {
  const sizes = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(capHeight);
  const box = enclosingBox(words.map((word) => word.box));
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    box,
    size: sizes.length > 0 ? median(sizes) : bottomEdge(box) - box.y,
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
  };
}

/** Returns the words of a line that have letters between two positions in the text of the line. */
export function wordsBetween(
  { words }: Pick<TextLine, 'words'>,
  from: number,
  to: number,
): RecognizedWord[] {
  let next = 0;
  return words.filter(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start < to && start + text.length > from;
  });
}

import { inkDifferenceFeatures, meanInkOf } from '../features/ink';
import { hashedWordCounts } from '../features/hashed-words';
import { neighborClassFeatures } from '../features/line-classes';
import { neighborLinesOf, type NeighborLines } from '../features/neighbors';
import { median } from '../layout/letter-size';
import { columnHeading } from '../layout/table-columns';
import type { TextLine } from '../layout/text-lines';
import { plainWord } from '../wording/word-set';
import type { PageWord } from './page-words';
import {
  personContextWordCounts,
  isolatedWordFeatures,
  neighborWordFeatures,
} from './isolated-word-features';

/** A page in which names and handles of people are searched for. */
export interface PeoplePage {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  readonly words: readonly PageWord[];
  readonly isSale: boolean;
  readonly isPurchase: boolean;
}

const TIME =
  /\b\d{1,2}:\d{2}\b|\b\d{1,3} ?(?:s|m|h|d|w|min|mins|minutes?|hrs?|hours?|days?|weeks?|months?|years?)(?: ago)?$|\b(?:ago|yesterday|just now)\b/i;
const FAR = 30;
/**
 * At most this many handles and email addresses of a page are used. The number is limited, because each word of the
 * page is compared with all of them.
 */
const MAX_ACCOUNTS = 50;
const SLOTS = {
  line: 20,
  above: 16,
  left: 16,
  below: 12,
  before: 32,
  after: 16,
};
const CLASSES = 22;

/** Returns the features of each word of a page for the first stage of the models that find names and handles. */
export function wordFeatureRows(page: PeoplePage): number[][] {
  const context = contextOf(page);
  return [...context.wordsByLine].flatMap(([line, words]) => {
    const shared = lineFeatures(line, context);
    return words.map((word, at) => [...ownFeatures(word, words, at, context), ...shared]);
  });
}

interface Context extends PeoplePage {
  readonly usualSize: number;
  /** The number of times that each word occurs on the page. */
  readonly counts: ReadonlyMap<string, number>;
  /** The handles and email addresses that the page shows, in lower case. */
  readonly accounts: readonly string[];
  readonly wordsByLine: ReadonlyMap<TextLine, readonly PageWord[]>;
  readonly places: ReadonlyMap<TextLine, number>;
}

function contextOf(page: PeoplePage): Context {
  const counts = new Map<string, number>();
  for (const { text } of page.words) {
    const plain = plainWord(text);
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  return {
    ...page,
    usualSize: Math.max(1, median(page.lines.map(({ size }) => size))),
    counts,
    accounts: [
      ...new Set(
        page.words
          .filter(({ text }) => /[@©®_]|\w\.\w|\p{L}\d/u.test(text))
          .map(({ text }) => text.toLowerCase()),
      ),
    ].slice(0, MAX_ACCOUNTS),
    wordsByLine: wordsByLine(page.words),
    places: new Map(page.lines.map((line, index) => [line, index])),
  };
}

function wordsByLine(words: readonly PageWord[]): Map<TextLine, PageWord[]> {
  const byLine = new Map<TextLine, PageWord[]>();
  for (const word of words) {
    const others = byLine.get(word.line);
    if (others) others.push(word);
    else byLine.set(word.line, [word]);
  }
  return byLine;
}

function ownFeatures(
  word: PageWord,
  words: readonly PageWord[],
  at: number,
  context: Context,
): number[] {
  const { line, text } = word;
  const { box } = word.word;
  const plain = plainWord(text);
  const [before, after] = [words[at - 1], words[at + 1]];
  const textBefore = line.text.slice(before?.from ?? 0, word.from);
  const textAfter = line.text.slice(word.to, after?.to ?? line.text.length);
  return [
    ...isolatedWordFeatures(word),
    ...neighborWordFeatures(before),
    ...neighborWordFeatures(words[at - 2]),
    ...neighborWordFeatures(after),
    ...neighborWordFeatures(words[at + 2]),
    word.index,
    line.words.length - word.index,
    box.x / context.width,
    box.y / context.height,
    box.width / context.width,
    gap(before, word),
    gap(word, after),
    ...inkDifferenceFeatures(meanInkOf([word.word]), meanInkOf(line.words)),
    context.counts.get(plain) ?? 0,
    plain.length > 2 &&
    context.accounts.some((account) => account.includes(plain) && account !== plain)
      ? 1
      : 0,
    /\$\s?\d/.test(textAfter) ? 1 : 0,
    /[:|·•]\s*$/.test(textBefore) ? 1 : 0,
    /^\s*[|·•(–—-]/.test(textAfter) ? 1 : 0,
    ...personContextWordCounts(textBefore, SLOTS.before),
    ...personContextWordCounts(textAfter, SLOTS.after),
  ];
}

/** Returns the gap between two words of a line, in cap heights. */
const gap = (a: PageWord | undefined, b: PageWord | undefined): number =>
  a && b
    ? Math.min(FAR, (b.word.box.x - a.word.box.x - a.word.box.width) / Math.max(1, a.line.size))
    : FAR;

function lineFeatures(line: TextLine, context: Context): number[] {
  const around = neighborsOfLine(line, context.lines);
  const heading = columnHeading(line, context.lines);
  return [
    line.words.length,
    line.text.length,
    line.size / context.usualSize,
    line.box.x / context.width,
    line.box.y / context.height,
    line.box.width / context.width,
    line.confidence,
    context.places.get(line) ?? 0,
    context.lines.length,
    context.height / context.width,
    context.isSale ? 1 : 0,
    context.isPurchase ? 1 : 0,
    TIME.test(line.text) ? 1 : 0,
    ...neighborClassFeatures(line).slice(0, CLASSES),
    ...personContextWordCounts(line.text, SLOTS.line),
    ...neighborFeatures(line, around, context),
    ...hashedWordCounts(around.above?.text ?? '', SLOTS.above),
    ...hashedWordCounts(around.left?.text ?? '', SLOTS.left),
    ...personContextWordCounts(around.below?.text ?? '', SLOTS.below),
    ...personContextWordCounts(heading?.text ?? '', SLOTS.left),
  ];
}

export const NEIGHBOR_SIDES = ['above', 'below', 'left', 'right'] as const;

const known = new WeakMap<TextLine, NeighborLines>();

/** Returns the nearest lines above, below, to the left and to the right of a line. Caches the result. */
export function neighborsOfLine(line: TextLine, lines: readonly TextLine[]): NeighborLines {
  const around = known.get(line) ?? neighborLinesOf(line.box, lines, [line]);
  known.set(line, around);
  return around;
}

function neighborFeatures(line: TextLine, around: NeighborLines, context: Context): number[] {
  return NEIGHBOR_SIDES.flatMap((side) => {
    const other = around[side];
    if (!other) return [FAR, 0, 0, 0, 0, 0, ...neighborClassFeatures(null).slice(0, CLASSES)];
    const facts = (context.wordsByLine.get(other) ?? []).map(isolatedWordFeatures);
    const count = (fact: number): number => facts.filter((of) => of[fact] === 1).length;
    return [
      Math.min(FAR, distance(line, other) / Math.max(1, line.size)),
      other.size / line.size,
      (other.box.x - line.box.x) / Math.max(1, line.size),
      TIME.test(other.text) ? 1 : 0,
      count(0) + count(1),
      count(2),
      ...neighborClassFeatures(other).slice(0, CLASSES),
    ];
  });
}

function distance({ box: a }: TextLine, { box: b }: TextLine): number {
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0);
  const down = Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0);
  return Math.max(across, down);
}

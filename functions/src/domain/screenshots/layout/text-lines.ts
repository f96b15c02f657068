import type { Box, RecognizedPage, RecognizedWord } from './recognized-page';
import { capHeight, median } from './letter-size';
import { bottom, enclosing, right, verticalOverlap } from './geometry';

/** Words close to each other on one row. Columns far apart are separate lines. */
export interface TextLine {
  readonly text: string;
  readonly words: readonly RecognizedWord[];
  readonly box: Box;
  /** Cap height in pixels. */
  readonly size: number;
  /** Mean confidence of its words, 0 to 1. */
  readonly confidence: number;
}

const MIN_CONFIDENCE = 0.25;
/** Widest gap between two words of a line, in cap heights (a space is about 0.5). */
const MAX_GAP = 1.75;
const MAX_SIZE_RATIO = 1.8;
const MIN_OVERLAP = 0.5;
const SURE = 0.85;
const SCRAPS_FROM = 0.1;
/** In median word heights. Taller boxes are parts of pictures or frames. */
const MAX_HEIGHT = 8;
/** Amounts, dates, 'sold' and web addresses are kept at any confidence. */
const KEPT_ANYWAY = /\$\s?\d|^\d{1,2}\/\d{1,2}\/\d{2}|^sold$|\.(com|net|org|co)\b/i;

export function textLines(page: RecognizedPage): TextLine[] {
  const texts = withoutScraps(page.words.filter(isText));
  const highest = MAX_HEIGHT * median(texts.map(({ box }) => box.height));
  const words = texts
    .filter((word) => word.box.height < highest)
    .toSorted((a, b) => a.box.x - b.box.x);
  const groups: RecognizedWord[][] = [];
  for (const word of words) {
    const group = groups
      .filter((candidate) => continues(candidate, word))
      .toSorted((a, b) => gapTo(a, word) - gapTo(b, word))[0];
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups.map(lineOf).toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

/** On a photo of a rough surface, engines see hundreds of letters with low confidence. */
function withoutScraps(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const sure = words.filter(({ confidence }) => confidence >= SURE);
  return sure.length > 0 && sure.length < words.length * SCRAPS_FROM ? sure : words;
}

/** Returns all text of a page on one line, row by row, with single spaces. */
export function readingOrderText(page: RecognizedPage): string {
  const rows: TextLine[][] = [];
  for (const line of textLines(page)) {
    const row = rows.find(([first]) => first && verticalOverlap(first.box, line.box) > MIN_OVERLAP);
    if (row) row.push(line);
    else rows.push([line]);
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

function continues(group: readonly RecognizedWord[], word: RecognizedWord): boolean {
  const last = group.at(-1);
  if (!last || verticalOverlap(last.box, word.box) < MIN_OVERLAP) return false;
  const sizes = [capHeight(last), capHeight(word)];
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const isMark = !/[\p{L}\p{N}]/u.test(last.text) || !/[\p{L}\p{N}]/u.test(word.text);
  const gap = gapTo(group, word);
  return gap > -large && gap < MAX_GAP * large && (isMark || large < small * MAX_SIZE_RATIO);
}

function gapTo(group: readonly RecognizedWord[], word: RecognizedWord): number {
  const last = group.at(-1);
  return last ? word.box.x - right(last.box) : Infinity;
}

function lineOf(words: readonly RecognizedWord[]): TextLine {
  const sizes = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(capHeight);
  const box = enclosing(words.map((word) => word.box));
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    box,
    size: sizes.length > 0 ? median(sizes) : bottom(box) - box.y,
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
  };
}

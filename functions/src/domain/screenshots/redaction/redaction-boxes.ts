import { bottomEdge, enclosingBox, rightEdge, verticalOverlap } from '../layout/geometry';
import {
  capHeight,
  baseline,
  DESCENT_IN_CAP_HEIGHTS,
  trustedCapHeight,
} from '../layout/letter-size';
import type { TextLine } from '../layout/text-lines';
import type { Box, RecognizedWord } from '../layout/recognized-page';
import type { FoundPersonalText } from './found-personal-text';
import type { DeskewedLines } from './deskewed-lines';

/**
 * The margin around personal text, in cap heights. Text recognition returns boxes that touch the letters, and sometimes
 * misses accents and descenders.
 */
const MARGIN = { above: 0.48, below: 0.5, beside: 0.3 };
const EDGE_PX = 1.5;
/** The widest gap between a line and an uncertain word that belongs to the line, in cap heights. */
const MAX_SCRAP_GAP = 1.2;
const SAME_ROW = 0.6;
const MAX_SCRAP_SIZE = 1.8;

/** Returns the box, in pixels of the picture, that covers found text and a margin around it. */
export function redactionBoxOf(
  { line, from, to }: Pick<FoundPersonalText, 'line' | 'from' | 'to'>,
  { scraps, onPicture }: Pick<DeskewedLines, 'scraps' | 'onPicture'>,
): Box {
  const isToEnd = to >= line.text.trimEnd().length;
  const parts = [
    ...wordParts(line, from, to),
    ...(isToEnd
      ? scrapsAfter(line, scraps).map((word) => ({ word, cutLeft: 0, cutRight: 0 }))
      : []),
  ];
  return enclosingBox(parts.map((part) => withMargin(onPicture(part.word), line.size, part)));
}

/**
 * A part of a word. `cutLeft` and `cutRight` are the shares of the word's width that stay visible on its left and on
 * its right.
 */
interface WordPart {
  readonly word: RecognizedWord;
  readonly cutLeft: number;
  readonly cutRight: number;
}

function wordParts(line: TextLine, from: number, to: number): WordPart[] {
  let start = 0;
  return line.words.flatMap((word) => {
    const [first, end] = [start, start + word.text.length];
    start = end + 1;
    if (end <= from || first >= to) return [];
    const letters = Math.max(1, word.text.length);
    const cutLeft = Math.max(0, from - first) / letters;
    const cutRight = Math.max(0, end - to) / letters;
    return [{ word, cutLeft, cutRight }];
  });
}

function withMargin(word: RecognizedWord, lineSize: number, { cutLeft, cutRight }: WordPart): Box {
  const size = trustedCapHeight(word, lineSize);
  const base = baseline(word, size);
  const beside = MARGIN.beside * size + EDGE_PX;
  const top = Math.min(base - size, word.box.y) - MARGIN.above * size - EDGE_PX;
  const end =
    Math.max(base, bottomEdge(word.box) - DESCENT_IN_CAP_HEIGHTS * size) +
    MARGIN.below * size +
    EDGE_PX;
  return {
    x: word.box.x + cutLeft * word.box.width - beside,
    y: top,
    width: word.box.width * (1 - cutLeft - cutRight) + 2 * beside,
    height: end - top,
  };
}

function scrapsAfter(line: TextLine, scraps: readonly RecognizedWord[]): RecognizedWord[] {
  let end = rightEdge(line.box);
  const after: RecognizedWord[] = [];
  for (const word of scraps) {
    const gap = word.box.x - end;
    const follows = gap > -line.size && gap < MAX_SCRAP_GAP * line.size;
    if (!follows || verticalOverlap(word.box, line.box) < SAME_ROW) continue;
    if (!/[\p{L}\p{N}]/u.test(word.text) || capHeight(word) > MAX_SCRAP_SIZE * line.size) continue;
    after.push(word);
    end = rightEdge(word.box);
  }
  return after;
}

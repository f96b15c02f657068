import { textLines, type TextLine } from '../layout/text-lines';
import { deskewedPage } from '../layout/deskew';
import type { RecognizedPage, RecognizedWord } from '../layout/recognized-page';

export interface DeskewedLines {
  readonly lines: readonly TextLine[];
  /** The words whose confidence is too low for them to belong to a line, sorted from left to right. */
  readonly scraps: readonly RecognizedWord[];
  readonly onPicture: (word: RecognizedWord) => RecognizedWord;
}

/**
 * Matches a word of at least five letters or digits. Such a word counts as text at any confidence, because text
 * recognition is unsure of numbers and handles.
 */
const LONG_WORD = /^[^\w\s]?(?:\w[^\w\s]?){5,}$/;
const SURE = 0.5;

export function deskewedLines(page: RecognizedPage): DeskewedLines {
  const words = page.words.map((word) =>
    LONG_WORD.test(word.text) ? { ...word, confidence: Math.max(SURE, word.confidence) } : word,
  );
  const level = deskewedPage({ ...page, words });
  const lines = textLines(level);
  const used = new Set(lines.flatMap((line) => line.words));
  const places = new Map(level.words.map((word, index) => [word, page.words[index]]));
  return {
    lines,
    scraps: level.words.filter((word) => !used.has(word)).toSorted((a, b) => a.box.x - b.box.x),
    onPicture: (word) => places.get(word) ?? word,
  };
}

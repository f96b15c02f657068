import { textLines, type TextLine } from '../layout/text-lines';
import { deskewed } from '../layout/deskew';
import type { RecognizedPage, RecognizedWord } from '../layout/recognized-page';

/** The lines of a page turned level, and the way back to the picture as it is. */
export interface DeskewedLines {
  readonly lines: readonly TextLine[];
  /** Words that belong to no line: what the engine is least sure of. */
  readonly scraps: readonly RecognizedWord[];
  /** A word of the lines or scraps with its box on the picture. */
  onPicture(word: RecognizedWord): RecognizedWord;
}

/** Long words are text however unsure the engine is: numbers and handles are no words that it knows. */
const LONG_WORD = /^[^\w\s]?(?:\w[^\w\s]?){5,}$/;
/** Sure enough to count as text. */
const SURE = 0.5;

/** Groups a page's words into lines, those of a photographed screen as if it had been held straight. */
export function deskewedLines(page: RecognizedPage): DeskewedLines {
  const words = page.words.map((word) =>
    LONG_WORD.test(word.text) ? { ...word, confidence: Math.max(SURE, word.confidence) } : word,
  );
  const level = deskewed({ ...page, words });
  const lines = textLines(level);
  const used = new Set(lines.flatMap((line) => line.words));
  const places = new Map(level.words.map((word, index) => [word, page.words[index]]));
  return {
    lines,
    scraps: level.words.filter((word) => !used.has(word)),
    onPicture: (word) => places.get(word) ?? word,
  };
}

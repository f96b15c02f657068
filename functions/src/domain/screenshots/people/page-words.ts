import type { RecognizedWord } from '../layout/recognized-page';
import type { TextLine } from '../layout/text-lines';

/** A word of a line that may be part of a name or handle. */
export interface PageWord {
  readonly line: TextLine;
  readonly word: RecognizedWord;
  /** The index of the word in its line. */
  readonly index: number;
  /** The text of the word, without punctuation around it. */
  readonly text: string;
  /** The position of `text` in the text of the line. `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

const START = /^[([{“”"'‘’«»•·|:;,.…\-–—>~*#]+/;
const END = /(?:['’]s)?[)\]}“”"'‘’«»•·|:;,.!?…\-–—<>~*]+$|['’]s$/;

/**
 * Returns all words that contain a letter, without punctuation around them. An initial such as 'J.' keeps its period.
 */
export const pageWords = (lines: readonly TextLine[]): PageWord[] => lines.flatMap(wordsOfLine);

function wordsOfLine(line: TextLine): PageWord[] {
  let start = 0;
  return line.words.flatMap((word, index) => {
    const from = start + (START.exec(word.text)?.[0].length ?? 0);
    const end = start + word.text.length;
    start = end + 1;
    const bare = line.text.slice(from, end);
    const text = /^\p{Lu}\.$/u.test(bare) ? bare : bare.replace(END, '');
    const to = from + text.length;
    return /\p{L}/u.test(text) ? [{ line, word, index, text, from, to }] : [];
  });
}

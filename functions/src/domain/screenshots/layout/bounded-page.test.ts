import { describe, expect, it } from 'vitest';
import { boundedPage, MAX_PAGE_WORDS, MAX_WORD_LETTERS } from './bounded-page';
import type { RecognizedWord } from './recognized-page';

const word = (text: string, x: number, y: number): RecognizedWord => ({
  text,
  confidence: 1,
  box: { x, y, width: 10, height: 10 },
});
const bounded = (words: readonly RecognizedWord[]) =>
  boundedPage({ width: 100, height: 100, words }).words;

describe('boundedPage', () => {
  it('keeps all words of a usual page, in their order', () => {
    const words = [word('b', 0, 20), word('a', 0, 0)];
    expect(bounded(words)).toEqual(words);
  });

  it('keeps the words at the top, and the words at the left of the last kept row, when a page has too many words', () => {
    const rows = Array.from({ length: MAX_PAGE_WORDS - 1 }, (_, y) => word('row', 0, y));
    const last = MAX_PAGE_WORDS - 1;
    const [left, right, below] = [word('l', 0, last), word('r', 9, last), word('b', 0, last + 1)];
    expect(bounded([below, right, left, ...rows])).toEqual([left, ...rows]);
  });

  it('shortens a word that is longer than any URL', () => {
    const [long] = bounded([word('x'.repeat(MAX_WORD_LETTERS + 1), 0, 0)]);
    expect(long?.text).toHaveLength(MAX_WORD_LETTERS);
  });
});

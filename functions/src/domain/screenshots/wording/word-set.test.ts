import { expect, it } from 'vitest';
import { packedWords, plainWord, unpackedWordSet } from './word-set';

const numbered = (start: string): string[] =>
  Array.from({ length: 2000 }, (_, index) => `${start}${index.toString(36)}`);

it('unpackedWordSet contains all words that were added, and hardly any other word', () => {
  const words = numbered('in');
  const set = unpackedWordSet(packedWords(words));
  expect(words.filter((word) => !set.has(word))).toEqual([]);
  expect(numbered('out').filter((word) => set.has(word)).length).toBeLessThan(60);
});

it('plainWord converts a word to lower case and removes its accents and apostrophes', () => {
  expect(plainWord('Zoë')).toBe('zoe');
  expect(plainWord('O’Dellan')).toBe('odellan');
});

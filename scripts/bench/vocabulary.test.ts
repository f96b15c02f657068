import { expect, test } from 'vitest';
import { createRandom } from '../demo/random';
import { COMMON_WORD, RARE_WORD } from './generated-items';
import { createVocabulary } from './vocabulary';

const NAMES = ["Men's Shirts", 'Décor & Vases'];
const vocabulary = createVocabulary(NAMES);

test('createVocabulary returns the same 5,000 different words for the same names, including the words of these names', () => {
  const { words } = vocabulary;
  expect(words).toHaveLength(5000);
  expect(new Set(words).size).toBe(words.length);
  expect(words).toEqual(createVocabulary(NAMES).words);
  expect(words).toEqual(expect.arrayContaining(['shirts', 'décor', 'vases']));
  expect([words[0], words.at(-1)]).toEqual([COMMON_WORD, RARE_WORD]);
});

test('`draw` returns the first words of the vocabulary most often, and its last words seldom', () => {
  const random = createRandom(1);
  const counts = new Map<string, number>();
  for (let draws = 0; draws < 100_000; draws += 1) {
    const word = vocabulary.draw(random);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const drawn = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / words.length;
  const [first, common, rare] = [[COMMON_WORD], vocabulary.common, vocabulary.rare].map(drawn);
  expect(first).toBeGreaterThan(3000);
  expect(common).toBeGreaterThan(500);
  expect(rare).toBeLessThan(10);
});

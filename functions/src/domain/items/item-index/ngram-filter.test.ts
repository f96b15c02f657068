import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NGRAM_FILTER_LENGTH, ngramBitsOf, slotsWithBits, writeNgramFilter } from './ngram-filter';

const CAPACITY = 1024;

function filtersOf(texts: readonly string[]): Uint32Array {
  const filters = new Uint32Array(CAPACITY * NGRAM_FILTER_LENGTH);
  texts.forEach((text, slot) => writeNgramFilter(filters, slot, text));
  return filters;
}

const candidates = (filters: Uint32Array, count: number, words: readonly string[]) =>
  Array.from(slotsWithBits(filters, ngramBitsOf(words), new Uint32Array(count)));

it('slotsWithBits returns every slot whose text contains all searched words', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'é', '\u{1f9f8}'),
    maxLength: 9,
  });
  const word = letters.filter(({ length }) => length > 1);
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 99 }), fc.tuple(word, word), (texts, words) => {
      const found = candidates(filtersOf(texts), texts.length, words);
      const wanted = [...texts.keys()].filter((slot) =>
        words.every((part) => texts[slot]?.includes(part)),
      );
      expect(found).toEqual(expect.arrayContaining(wanted));
      expect(found).toEqual(found.toSorted((a, b) => a - b));
    }),
  );
});

it('slotsWithBits returns only one slot for a word in one text, and most slots for words that most texts contain', () => {
  const texts = Array.from({ length: CAPACITY }, (_, n) =>
    (n + 1).toString(2).padStart(11, '0').replaceAll('0', 'teapot ').replaceAll('1', 'saucer '),
  );
  texts[500] = 'vintage brass theodolite in its box';
  const filters = filtersOf(texts);
  expect(candidates(filters, CAPACITY, ['theodolite'])).toEqual([500]);
  expect(candidates(filters, CAPACITY, ['teapot', 'saucer']).length).toBeGreaterThan(1000);
});

it('writeNgramFilter replaces the filter of a slot, but keeps the filters of other slots', () => {
  const filters = filtersOf(['teapot', 'teapot']);
  writeNgramFilter(filters, 0, 'saucer');
  expect(candidates(filters, 2, ['teapot'])).toEqual([1]);
  expect(candidates(filters, 2, ['saucer'])).toEqual([0]);
});

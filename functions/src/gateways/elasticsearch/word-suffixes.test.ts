import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { longWordSuffixesOf, wordSuffixesOf, wordQuery } from './word-suffixes';

it('wordSuffixesOf returns a suffix for each position in a word', () => {
  expect(wordSuffixesOf('brass owls', 'ann')).toBe('brass rass ass ss s owls wls ls s ann nn n');
  expect(longWordSuffixesOf('brass owls')).toBe('');
});

it('wordSuffixesOf escapes code units at which the analyzer could split a word', () => {
  expect(wordSuffixesOf('a\u001cb')).toBe('a\ud7ff001cb \ud7ff001cb b');
});

it('wordSuffixesOf returns only tokens that are short enough for the analyzer not to split them', () => {
  const tokens = wordSuffixesOf('\ud83d'.repeat(200)).split(' ');
  expect(Math.max(...tokens.map(({ length }) => length))).toBe(250);
});

/** Returns whether a text contains a word. Simulates the query that Elasticsearch runs. */
function finds(text: string, word: string): boolean {
  const query = wordQuery('text', word);
  if ('prefix' in query) {
    const { text: prefix = '' } = query.prefix;
    return wordSuffixesOf(text)
      .split(/\s+/)
      .some((token) => token !== '' && token.startsWith(prefix));
  }
  const tokens = longWordSuffixesOf(text).split(/\s+/);
  const wanted = query.match_phrase.longText.split(/\s+/);
  return tokens.some((_token, at) => wanted.every((token, n) => tokens[at + n] === token));
}

const few = fc.constantFrom('a', 'b', ' ', '\n', '\ud83d', '\ude00', 'é', '\u001c');
const texts = fc.array(few).map((units) => units.join(''));
/** Texts of long words with few different letters, so that suffixes of different words often overlap. */
const longTexts = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'ab', ' '), fc.integer({ min: 20, max: 30 })))
  .map((parts) => parts.map(([unit, times]) => unit.repeat(times)).join(''));
const wordIn = (text: string) => text.replaceAll(/\s/g, '');

it.each([
  { name: 'a word', inTexts: texts },
  { name: 'a word of more than 50 code units', inTexts: longTexts },
])('a search for word suffixes finds exactly the texts that contain $name', ({ inTexts }) => {
  const word = inTexts.map(wordIn).filter((text) => text !== '');
  fc.assert(
    fc.property(inTexts, word, (text, wanted) => {
      expect(finds(text, wanted)).toBe(text.includes(wanted));
    }),
    { numRuns: 2000 },
  );
});

it('a search for a long word does not find a text that contains the word only across the space between two words', () => {
  const text = `${'a'.repeat(51)} ${'a'.repeat(51)}`;
  expect(finds(text, 'a'.repeat(51))).toBe(true);
  expect(finds(text, 'a'.repeat(52))).toBe(false);
});

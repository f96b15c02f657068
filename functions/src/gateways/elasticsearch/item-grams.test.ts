import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramsOf, phraseOf, wordQuery } from './item-grams';

it('returns a gram for each place of a word', () => {
  expect(gramsOf('brass owls', 'ann')).toBe('bra ras ass ss s owl wls ls s ann nn n');
  expect(phraseOf('owls')).toBe('owl wls');
  expect(phraseOf('ow')).toBe('ow');
});

it('escapes units that the analyzer could split at', () => {
  expect(gramsOf('a\u001cb')).toBe('a\ud7ff001cb \ud7ff001cb b');
});

/** What Elasticsearch does with the query. */
function finds(grams: string, word: string): boolean {
  const tokens = grams.split(/\s+/);
  const query = wordQuery('text', word);
  if ('prefix' in query) return tokens.some((token) => token.startsWith(phraseOf(word)));
  const wanted = phraseOf(word).split(' ');
  return tokens.some((_token, at) => wanted.every((gram, n) => tokens[at + n] === gram));
}

it('finds exactly the texts that contain a word', () => {
  const few = fc.constantFrom('a', 'b', ' ', '\n', '\ud83d', '\ude00', 'é', '\u001c');
  const texts = fc.array(few).map((units) => units.join(''));
  const word = texts.map((text) => text.replaceAll(/\s/g, '')).filter((text) => text !== '');
  fc.assert(
    fc.property(texts, word, (text, wanted) => {
      expect(finds(gramsOf(text), wanted)).toBe(text.includes(wanted));
    }),
    { numRuns: 2000 },
  );
});

import { escapedUnit } from './ordered-key';

const GRAM = 3;
/** Units that the analyzer could take for a space or that are no text alone. Words contain few of them. */
const UNSAFE = /[^!-\uD7FE]/g;
const HAS_UNSAFE = /[^!-\uD7FE]/;

const safe = (gram: string): string =>
  HAS_UNSAFE.test(gram) ? gram.replace(UNSAFE, escapedUnit) : gram;

/**
 * Returns the grams of folded texts, with a space between two: for each place in a word, the three code units from there on, and fewer at its end.
 * 'owls' has 'owl wls ls s'. So a word contains a text of three or more units if the text's whole grams follow each other, and a
 * shorter one if a gram begins with it. Both are exact.
 */
export function gramsOf(...texts: readonly string[]): string {
  const grams: string[] = [];
  for (const word of texts.join('\n').split(/\s+/))
    for (let at = 0; at < word.length; at += 1) grams.push(safe(word.slice(at, at + GRAM)));
  return grams.join(' ');
}

/** Returns the whole grams of a searched word, or the word if it is shorter than one. */
export function phraseOf(word: string): string {
  if (word.length <= GRAM) return safe(word);
  const grams: string[] = [];
  for (let at = 0; at + GRAM <= word.length; at += 1) grams.push(safe(word.slice(at, at + GRAM)));
  return grams.join(' ');
}

/** Returns the query for items whose texts (`text`) or usernames (`name`) contain a folded word anywhere. It needs no check afterwards. */
export const wordQuery = (field: 'text' | 'name', word: string) =>
  word.length < GRAM
    ? { prefix: { [field]: phraseOf(word) } }
    : { match_phrase: { [field]: phraseOf(word) } };

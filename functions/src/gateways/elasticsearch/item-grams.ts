import { escapedUnit } from './ordered-key';

const GRAM = 3;
/**
 * Code units that the analyzer could treat as a space, and those from U+D7FF on, such as halves of surrogate pairs. They are rare in words.
 */
const UNSAFE = /[^!-\uD7FE]/g;
const HAS_UNSAFE = /[^!-\uD7FE]/;

const safe = (gram: string): string =>
  HAS_UNSAFE.test(gram) ? gram.replace(UNSAFE, escapedUnit) : gram;

/**
 * Returns the grams of folded texts, separated by spaces. Each place in a word has a gram: the three code units that start there, or fewer
 * at the end of the word. 'owls' has 'owl wls ls s'. A word contains a text of three or more units if the text's full grams follow each
 * other in it, and a shorter text if one of its grams begins with it. Both are exact.
 */
export function gramsOf(...texts: readonly string[]): string {
  const grams: string[] = [];
  for (const word of texts.join('\n').split(/\s+/))
    for (let at = 0; at < word.length; at += 1) grams.push(safe(word.slice(at, at + GRAM)));
  return grams.join(' ');
}

/** Returns the grams of three units of a searched word, or the word itself if it is shorter. */
export function phraseOf(word: string): string {
  if (word.length <= GRAM) return safe(word);
  const grams: string[] = [];
  for (let at = 0; at + GRAM <= word.length; at += 1) grams.push(safe(word.slice(at, at + GRAM)));
  return grams.join(' ');
}

/** Returns the query for items whose texts (`text`) or username (`name`) contain a folded word. The query is exact. */
export const wordQuery = (field: 'text' | 'name', word: string) =>
  word.length < GRAM
    ? { prefix: { [field]: phraseOf(word) } }
    : { match_phrase: { [field]: phraseOf(word) } };

import { escapedCodeUnit } from './ordered-key';

/**
 * The most code units of a suffix. The analyzer splits tokens of more than 255 characters, and an escaped code unit
 * takes five characters. Longer words are rare.
 */
const LONGEST = 50;
/**
 * Separates the suffixes of different long words, so that a phrase cannot match across two words. It cannot be one of
 * the suffixes, because all of them are longer.
 */
const BETWEEN = ' | ';
/**
 * Code units that are escaped: the analyzer could treat them as a space, or they are U+D7FF or above, such as lone
 * surrogates. They are rare in words.
 */
const UNSAFE = /[^!-\uD7FE]/g;
const HAS_UNSAFE = /[^!-\uD7FE]/;

const safe = (text: string): string =>
  HAS_UNSAFE.test(text) ? text.replace(UNSAFE, escapedCodeUnit) : text;

const wordsOf = (texts: readonly string[]): string[] => texts.join('\n').split(/\s+/);

/**
 * Returns the suffixes of the words in folded texts (lower case, without accents), separated by spaces. A suffix is the
 * part of a word from one position on, at most 50 code units long: 'owls' has 'owls wls ls s'. A word contains a text
 * of up to 50 code units if and only if one of its suffixes begins with that text.
 */
export function wordSuffixesOf(...texts: readonly string[]): string {
  const suffixes: string[] = [];
  for (const word of wordsOf(texts))
    for (let at = 0; at < word.length; at += 1) suffixes.push(safe(word.slice(at, at + LONGEST)));
  return suffixes.join(' ');
}

/**
 * Returns the suffixes of words that are longer than 50 code units, but only the suffixes with exactly 50 code units. A
 * word contains a text of more than 50 code units if the text's suffixes of this length are next to each other, in the
 * same order, among the suffixes of the word. Most texts have no such words, so the result is usually empty.
 */
export const longWordSuffixesOf = (...texts: readonly string[]): string =>
  wordsOf(texts)
    .filter((word) => word.length > LONGEST)
    .map(longSuffixesOfWord)
    .join(BETWEEN);

function longSuffixesOfWord(word: string): string {
  const suffixes: string[] = [];
  for (let at = 0; at + LONGEST <= word.length; at += 1)
    suffixes.push(safe(word.slice(at, at + LONGEST)));
  return suffixes.join(' ');
}

/**
 * Returns the query for items whose texts (`text`) or username (`name`) contain a folded word. The query is exact. A
 * word with more than 50 code units cannot be in a username, because usernames have at most 20 characters.
 */
export const wordQuery = (field: 'text' | 'name', word: string) =>
  field === 'text' && word.length > LONGEST
    ? { match_phrase: { longText: longSuffixesOfWord(word) } }
    : { prefix: { [field]: safe(word) } };

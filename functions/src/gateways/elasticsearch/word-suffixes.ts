import { escapedCodeUnit } from './sortable-key';

/**
 * The maximum number of code units in a suffix. The analyzer splits tokens of more than 255 characters, and an escaped
 * code unit takes five characters. Words with more code units are rare.
 */
const LONGEST = 50;
/**
 * Separates the suffixes of different long words, so that a phrase cannot match across two words. The separator cannot
 * equal a suffix, because suffixes of long words have 50 code units.
 */
const BETWEEN = ' | ';
/**
 * Matches the code units that must be escaped: those that the analyzer could treat as a space, and U+D7FF and above,
 * such as lone surrogates. These code units are rare in words.
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
 * Returns the suffixes of exactly 50 code units of all words that are longer than 50 code units. Such a word contains a
 * text of more than 50 code units if the text's own suffixes of this length are next to each other, in the same order,
 * among the suffixes of the word. Most texts have no long words, so the result is usually empty.
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
 * Returns the query for exactly the items whose texts (`text`) or username (`name`) contain `word`, which is folded. A
 * word that is longer than a suffix (50 code units) needs a query of `longText`. There is no such query for `name`,
 * because usernames have at most 20 characters.
 */
export const wordQuery = (field: 'text' | 'name', word: string) =>
  field === 'text' && word.length > LONGEST
    ? { match_phrase: { longText: longSuffixesOfWord(word) } }
    : { prefix: { [field]: safe(word) } };

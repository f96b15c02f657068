import { escapedUnit } from './ordered-key';

/**
 * Code units of a suffix. The analyzer splits tokens of more than 255 characters, and an escaped unit takes five. Words of more units
 * are rare.
 */
const LONGEST = 50;
/** Separates long words, so that a phrase does not match across two of them. It is shorter than any of their suffixes. */
const BETWEEN = ' | ';
/**
 * Code units that the analyzer could treat as a space, and those from U+D7FF on, such as halves of surrogate pairs. They are rare in words.
 */
const UNSAFE = /[^!-\uD7FE]/g;
const HAS_UNSAFE = /[^!-\uD7FE]/;

const safe = (text: string): string =>
  HAS_UNSAFE.test(text) ? text.replace(UNSAFE, escapedUnit) : text;

const wordsOf = (texts: readonly string[]): string[] => texts.join('\n').split(/\s+/);

/**
 * Returns the suffixes of the words of folded texts, separated by spaces: for each place in a word, the code units from there on, up to
 * 50. 'owls' has 'owls wls ls s'. A word contains a text of up to 50 units if one of its suffixes begins with the text. This is exact.
 */
export function suffixesOf(...texts: readonly string[]): string {
  const suffixes: string[] = [];
  for (const word of wordsOf(texts))
    for (let at = 0; at < word.length; at += 1) suffixes.push(safe(word.slice(at, at + LONGEST)));
  return suffixes.join(' ');
}

/**
 * Returns the suffixes of 50 units of longer words. A word contains a text of more than 50 units if such suffixes of the text follow each
 * other in it. Empty for most texts.
 */
export const longSuffixesOf = (...texts: readonly string[]): string =>
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
 * Returns the query for items whose texts (`text`) or username (`name`) contain a folded word. The query is exact. Usernames have at most
 * 20 characters, so none contains a longer word.
 */
export const wordQuery = (field: 'text' | 'name', word: string) =>
  field === 'text' && word.length > LONGEST
    ? { match_phrase: { longText: longSuffixesOfWord(word) } }
    : { prefix: { [field]: safe(word) } };

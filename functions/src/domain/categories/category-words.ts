import { foldText } from '../fold-text';

const NOT_WORDS = /[^\p{L}\p{N}]+/u;
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;
/**
 * The least number of letters of a word whose plural ending is removed. Shorter words such as 'gas' and 'vhs' stay as
 * they are.
 */
const SHORTEST_PLURAL = 4;

const LITTLE_WORDS = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'the',
  'to',
  'with',
]);

/** Returns true if a word can describe an item. Sizes, model numbers and short function words cannot. */
export function canDescribeItem(word: string): boolean {
  return !/\p{N}/u.test(word) && !LITTLE_WORDS.has(word);
}

/** Returns the words of a text, without case and accents. */
export function wordsOf(text: string): string[] {
  return foldText(text).split(NOT_WORDS).filter(Boolean);
}

/**
 * Returns the words of a category's path or name. A hyphenated word is also returned as one word: 'T-Shirts' has
 * 'tshirts'.
 */
export function indexedWordsOf(text: string): string[] {
  const joined = foldText(text).match(HYPHENATED) ?? [];
  return [...wordsOf(text), ...joined.map((word) => word.replaceAll('-', ''))];
}

/** Returns an English word without its plural ending: 'watches' and 'watch' have the same stem. */
export function stemOf(word: string): string {
  if (word.length < SHORTEST_PLURAL || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

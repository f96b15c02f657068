import { foldText } from '../../fold-text';

/**
 * The words of a search, without case and accents. A matching item has all of `names` in its username, and all of
 * `words` in any of its texts.
 */
export interface SearchWords {
  readonly words: readonly string[];
  readonly names: readonly string[];
}

/**
 * Returns the words of a search, the longest first, because a long word rules out the most items. '@ann' becomes an
 * entry 'ann' of `names`.
 */
export function searchWordsOf(search: string): SearchWords {
  const parts = [...new Set(foldText(search).split(/\s+/))];
  const names = parts.filter((part) => part.startsWith('@')).map((part) => part.slice(1));
  const words = parts.filter((part) => part !== '' && !part.startsWith('@'));
  return { words: words.sort((a, b) => b.length - a.length), names: names.filter(Boolean) };
}

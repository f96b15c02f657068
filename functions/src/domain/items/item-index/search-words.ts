import { foldText } from '../../fold-text';

/** The words of a search, without case and accents: `names` must be in the username, `words` in any text of an item. */
export interface SearchWords {
  readonly words: readonly string[];
  readonly names: readonly string[];
}

/** Parses a search. '@ann' becomes the name 'ann'. Returns the longest words first, because the fewest items contain them. */
export function searchWordsOf(search: string): SearchWords {
  const parts = [...new Set(foldText(search).split(/\s+/))];
  const names = parts.filter((part) => part.startsWith('@')).map((part) => part.slice(1));
  const words = parts.filter((part) => part !== '' && !part.startsWith('@'));
  return { words: words.sort((a, b) => b.length - a.length), names: names.filter(Boolean) };
}

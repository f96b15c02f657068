import { foldText } from '../../fold-text';

/** What a search looks for, folded: `names` only in usernames, `words` in any text of an item. */
export interface SearchWords {
  readonly words: readonly string[];
  readonly names: readonly string[];
}

/** Reads '@ann' as the name 'ann'. Returns the longest words first, because few items contain them. */
export function searchWordsOf(search: string): SearchWords {
  const parts = [...new Set(foldText(search).split(/\s+/))];
  const names = parts.filter((part) => part.startsWith('@')).map((part) => part.slice(1));
  const words = parts.filter((part) => part !== '' && !part.startsWith('@'));
  return { words: words.sort((a, b) => b.length - a.length), names: names.filter(Boolean) };
}

import { foldText } from '../fold-text';

/** A title of the longest length has fewer. */
const MAX_TERMS = 100;

const wordsIn = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '');

interface Named {
  readonly itemTitle: string;
  readonly itemOwner: string | null;
  readonly reporterUsername: string | null;
  readonly comment: { readonly username: string | null } | null;
}

/** Returns the words by which admins find a report: of the title and of the usernames, also the parts of 'ann_sells'. */
export function reportTerms({ itemTitle, itemOwner, reporterUsername, comment }: Named): string[] {
  const names = [itemOwner, reporterUsername, comment?.username ?? null];
  const words = [...names, itemTitle].flatMap((text) => wordsIn(text ?? ''));
  const parts = words.flatMap((word) => (word.includes('_') ? word.split('_') : []));
  return [...new Set([...words, ...parts])].filter((word) => word !== '').slice(0, MAX_TERMS);
}

/** Returns the words of a search, the longest first: long words are usually the rarest. */
export const searchTerms = (search: string): string[] =>
  [...new Set(wordsIn(search))].sort((a, b) => b.length - a.length);

import type { Category } from '@contract/schemas/category';

export interface Entry {
  readonly category: Category;
  /** Indexes into the vocabulary, for the words of the category's own name and of the rest of its path. */
  readonly leaf: readonly number[];
  readonly path: readonly number[];
}

const WHOLE = 0;
const BEGINNING = 1;
const WITHIN = 2;
export const NOT = 3;

/** Rank by fit (0 is best), for words of the category's own name and of the rest of its path. */
const LEAF_RANK = [0, 1, 3, 5] as const;
const PATH_RANK = [2, 4, 4, 5] as const;
const NO_RANK = 5;
/** Ranks from here on may be accidental, such as 'air' in 'chair'. */
const LOOSE_RANK = 3;
/** High enough that a category with more of the words always comes first. */
const MISSING_RANK = 6;
const LAST_WORD_WEIGHT = 1.5;

/** How a query word fits each word of the vocabulary. */
export type Fits = Uint8Array;

export function fitOf(known: string, knownStem: string, word: string, stem: string): number {
  if (knownStem === stem) return WHOLE;
  const at = known.indexOf(word);
  if (at === 0 || (stem.length > 3 && known.startsWith(stem))) return BEGINNING;
  return at < 0 ? NOT : WITHIN;
}

function bestFit(words: readonly number[], fits: Fits): number {
  let best = NOT;
  for (const word of words) best = Math.min(best, fits[word] ?? NOT);
  return best;
}

function rankOf({ leaf, path }: Entry, fits: Fits): number {
  const [inLeaf, inPath] = [bestFit(leaf, fits), bestFit(path, fits)];
  return Math.min(LEAF_RANK[inLeaf] ?? NO_RANK, PATH_RANK[inPath] ?? NO_RANK);
}

/** Among equal ranks: first names that consist of query words, then branches that have one too, then the rest. */
export function topicRank({ leaf, path }: Entry, fitsByWord: readonly Fits[]): number {
  const isWhole = (word: number) => fitsByWord.some((fits) => fits[word] === WHOLE);
  if (leaf.every(isWhole)) return 0;
  return path.some(isWhole) ? 1 : 2;
}

/** Returns the sum of the ranks of all words, or null if a word is missing. */
export function fullRank(entry: Entry, fitsByWord: readonly Fits[]): number | null {
  let total = 0;
  for (const fits of fitsByWord) {
    const rank = rankOf(entry, fits);
    if (rank === NO_RANK) return null;
    total += rank;
  }
  return total;
}

/** Ranks by the number of words that fit well. The last word, usually the noun, counts most. Null if none fits. */
export function partRank(entry: Entry, fitsByWord: readonly Fits[]): number | null {
  const last = fitsByWord.length - 1;
  let [found, missing, total] = [0, 0, 0];
  for (const [at, fits] of fitsByWord.entries()) {
    const rank = rankOf(entry, fits);
    if (rank >= LOOSE_RANK) missing += at === last ? LAST_WORD_WEIGHT : 1;
    else {
      found += 1;
      total += rank;
    }
  }
  return found === 0 ? null : missing * fitsByWord.length * MISSING_RANK + total;
}

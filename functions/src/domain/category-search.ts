import type { Category } from '@contract/schemas/category';

interface Entry {
  readonly category: Category;
  /** The path's words as numbers of the vocabulary; the category's own name begins at `leafFrom`. */
  readonly words: readonly number[];
  readonly leafFrom: number;
}

const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’]/g;
const NOT_WORDS = /[^\p{L}\p{N}]+/u;

/** How a query's word fits a word of the vocabulary. */
const WHOLE = 0;
const BEGINNING = 1;
const WITHIN = 2;
const NOT = 3;

/** The rank of each fit, best first: in the category's own name, or elsewhere in its path. */
const LEAF_RANK = [0, 1, 3, 5];
const PATH_RANK = [2, 4, 4, 5];
const NO_RANK = 5;

/** Lower-case words without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return plain.replace(APOSTROPHES, '').split(NOT_WORDS).filter(Boolean);
}

function fitOf(known: string, word: string): number {
  const at = known.indexOf(word);
  if (at < 0) return NOT;
  if (at > 0) return WITHIN;
  return known.length === word.length ? WHOLE : BEGINNING;
}

/** 0 is best, NO_RANK where the word is nowhere in the path. `fits` has a fit for each known word. */
function rankOf({ words, leafFrom }: Entry, fits: Uint8Array): number {
  let best = NO_RANK;
  for (let at = 0; at < words.length; at += 1) {
    const ranks = at < leafFrom ? PATH_RANK : LEAF_RANK;
    const rank = ranks[fits[words[at] ?? 0] ?? NOT] ?? NO_RANK;
    if (rank < best) best = rank;
  }
  return best;
}

/** The sum over all words of the query; null where one is nowhere in the path. */
function totalRank(entry: Entry, fitsByWord: readonly Uint8Array[]): number | null {
  let total = 0;
  for (const fits of fitsByWord) {
    const rank = rankOf(entry, fits);
    if (rank === NO_RANK) return null;
    total += rank;
  }
  return total;
}

function shorterPathFirst(a: Category, b: Category): number {
  const length = a.fullCategoryPath.length - b.fullCategoryPath.length;
  return length || (a.fullCategoryPath < b.fullCategoryPath ? -1 : 1);
}

/** Numbers the words of all paths, so that a query compares each word once and not once a path. */
function indexed(categories: readonly Category[]) {
  const vocabulary = new Map<string, number>();
  const numberOf = (word: string) => {
    const known = vocabulary.get(word) ?? vocabulary.size;
    vocabulary.set(word, known);
    return known;
  };
  const entries = [...categories].sort(shorterPathFirst).map((category): Entry => {
    const words = wordsOf(category.fullCategoryPath).map(numberOf);
    const leafFrom = words.length - wordsOf(category.categoryName).length;
    return { category, words, leafFrom };
  });
  return { entries, vocabulary: [...vocabulary.keys()] };
}

export type CategorySearch = (query: string, limit: number) => Category[];

/**
 * Prepares a search over category paths. A category is found where every word of the query stands
 * somewhere in its path, without regard to case and accents; best first, then the shorter path.
 */
export function createCategorySearch(categories: readonly Category[]): CategorySearch {
  const { entries, vocabulary } = indexed(categories);
  return (query, limit) => {
    const words = [...new Set(wordsOf(query))];
    if (words.length === 0) return [];
    const fits = words.map((word) => Uint8Array.from(vocabulary, (known) => fitOf(known, word)));
    const ranks: Category[][] = [];
    for (const entry of entries) {
      const rank = totalRank(entry, fits);
      if (rank === null) continue;
      const equals = (ranks[rank] ??= []);
      if (equals.length < limit) equals.push(entry.category);
    }
    return ranks.flat().slice(0, limit);
  };
}

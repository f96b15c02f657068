import type { Category } from '@contract/schemas/category';
import { foldText } from '../fold-text';

interface Entry {
  readonly category: Category;
  /** Indexes into the vocabulary. The words of the category's own name start at `leafFrom`. */
  readonly words: readonly number[];
  readonly leafFrom: number;
}

const NOT_WORDS = /[^\p{L}\p{N}]+/u;

const WHOLE = 0;
const BEGINNING = 1;
const WITHIN = 2;
const NOT = 3;

/** Rank by fit (0 is best), for words of the category's own name and of the rest of its path. */
const LEAF_RANK = [0, 1, 3, 5];
const PATH_RANK = [2, 4, 4, 5];
const NO_RANK = 5;

function wordsOf(text: string): string[] {
  return foldText(text).split(NOT_WORDS).filter(Boolean);
}

function fitOf(known: string, word: string): number {
  const at = known.indexOf(word);
  if (at < 0) return NOT;
  if (at > 0) return WITHIN;
  return known.length === word.length ? WHOLE : BEGINNING;
}

function fitsOf(vocabulary: readonly string[], word: string): Uint8Array {
  const fits = new Uint8Array(vocabulary.length);
  for (let at = 0; at < fits.length; at += 1) fits[at] = fitOf(vocabulary[at] ?? '', word);
  return fits;
}

function rankOf({ words, leafFrom }: Entry, fits: Uint8Array): number {
  let best = NO_RANK;
  for (let at = 0; at < words.length; at += 1) {
    const ranks = at < leafFrom ? PATH_RANK : LEAF_RANK;
    const rank = ranks[fits[words[at] ?? 0] ?? NOT] ?? NO_RANK;
    if (rank < best) best = rank;
  }
  return best;
}

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

interface Index {
  readonly entries: readonly Entry[];
  readonly vocabulary: readonly string[];
  readonly postings: readonly (readonly number[])[];
}

/** Numbers the words of all paths, so that a query compares each distinct word only once. */
function indexed(categories: readonly Category[]): Index {
  const numbers = new Map<string, number>();
  const postings: number[][] = [];
  const numberOf = (word: string) => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  const entries = [...categories].sort(shorterPathFirst).map((category, at): Entry => {
    const words = wordsOf(category.fullCategoryPath).map(numberOf);
    for (const word of new Set(words)) (postings[word] ??= []).push(at);
    const leafFrom = words.length - wordsOf(category.categoryName).length;
    return { category, words, leafFrom };
  });
  return { entries, vocabulary: [...numbers.keys()], postings };
}

/** Returns the entries with the rarest query word. Only these can contain all words. */
function candidates(index: Index, fitsByWord: readonly Uint8Array[]): Entry[] {
  const found = fitsByWord.map((fits) => {
    const entries = new Set<number>();
    fits.forEach((fit, word) => {
      if (fit !== NOT) for (const at of index.postings[word] ?? []) entries.add(at);
    });
    return entries;
  });
  const [rarest] = found.sort((a, b) => a.size - b.size);
  return [...(rarest ?? [])].sort((a, b) => a - b).flatMap((at) => index.entries[at] ?? []);
}

export type CategorySearch = (query: string, limit: number) => Category[];

/** Returns a search for categories whose path contains every query word, ignoring case and accents; best first. */
export function createCategorySearch(categories: readonly Category[]): CategorySearch {
  const index = indexed(categories);
  return (query, limit) => {
    const words = [...new Set(wordsOf(query))];
    const fits = words.map((word) => fitsOf(index.vocabulary, word));
    const ranks: Category[][] = [];
    for (const entry of candidates(index, fits)) {
      const rank = totalRank(entry, fits);
      if (rank === null) continue;
      const equals = (ranks[rank] ??= []);
      if (equals.length < limit) equals.push(entry.category);
    }
    return ranks.flat().slice(0, limit);
  };
}

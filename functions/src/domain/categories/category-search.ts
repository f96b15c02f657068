import type { Category } from '@contract/schemas/category';
import { type Entry, type Fits, fitOf, fullRank, NOT, partRank, topicRank } from './category-rank';
import { indexedWordsOf, isTelling, stemOf, wordsOf } from './category-words';

interface Index {
  readonly entries: readonly Entry[];
  readonly vocabulary: readonly string[];
  readonly stems: readonly string[];
  /** The entries with each word of the vocabulary. */
  readonly postings: readonly (readonly number[])[];
}

/** Compares a word of the query with each distinct word of all paths. */
function fitsOf({ vocabulary, stems }: Index, word: string): Fits {
  const stem = stemOf(word);
  return Uint8Array.from(vocabulary, (known, at) => fitOf(known, stems[at] ?? '', word, stem));
}

type Rank = typeof fullRank;

function shorterPathFirst(a: Category, b: Category): number {
  const length = a.fullCategoryPath.length - b.fullCategoryPath.length;
  return length || (a.fullCategoryPath < b.fullCategoryPath ? -1 : 1);
}

function indexed(categories: readonly Category[]): Index {
  const numbers = new Map<string, number>();
  const postings: number[][] = [];
  const numberOf = (word: string) => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  const entries = [...categories].sort(shorterPathFirst).map((category, at): Entry => {
    const { categoryName, fullCategoryPath } = category;
    const leaf = indexedWordsOf(categoryName).map(numberOf);
    const path = indexedWordsOf(fullCategoryPath.slice(0, -categoryName.length)).map(numberOf);
    for (const word of new Set([...leaf, ...path])) (postings[word] ??= []).push(at);
    return { category, leaf, path };
  });
  const vocabulary = [...numbers.keys()];
  return { entries, vocabulary, stems: vocabulary.map(stemOf), postings };
}

interface QueryWord {
  readonly word: string;
  readonly fits: Fits;
  /** The numbers of the entries that contain the word. */
  readonly entries: ReadonlySet<number>;
}

function lookUp(index: Index, word: string): QueryWord {
  const fits = fitsOf(index, word);
  const entries = new Set<number>();
  fits.forEach((fit, known) => {
    if (fit !== NOT) for (const at of index.postings[known] ?? []) entries.add(at);
  });
  return { word, fits, entries };
}

const fitsOfAll = (words: readonly QueryWord[]) => words.map(({ fits }) => fits);

function ranked(
  { entries }: Index,
  candidates: Iterable<number>,
  fitsByWord: readonly Fits[],
  rankBy: Rank,
): Category[] {
  const ranks = new Map<number, Category[]>();
  for (const at of [...candidates].sort((a, b) => a - b)) {
    const entry = entries[at];
    const rank = entry && rankBy(entry, fitsByWord);
    if (entry === undefined || rank === undefined || rank === null) continue;
    const place = 3 * rank + topicRank(entry, fitsByWord);
    const equals = ranks.get(place) ?? [];
    ranks.set(place, equals);
    equals.push(entry.category);
  }
  return [...ranks].sort(([a], [b]) => a - b).flatMap(([, found]) => found);
}

export type CategorySearch = (query: string, limit: number) => Category[];

/**
 * Returns a search for categories whose path contains every query word, in any order, best first. Case, accents
 * and plurals are ignored. If no path contains every word, it returns those that contain most of them.
 */
export function createCategorySearch(categories: readonly Category[]): CategorySearch {
  const index = indexed(categories);
  return (query, limit) => {
    const words = [...new Set(wordsOf(query))].map((word) => lookUp(index, word));
    const [rarest] = [...words].sort((a, b) => a.entries.size - b.entries.size);
    if (!rarest) return [];
    const full = ranked(index, rarest.entries, fitsOfAll(words), fullRank);
    if (full.length > 0) return full.slice(0, limit);
    const telling = words.filter(({ word }) => isTelling(word));
    const any = new Set(telling.flatMap(({ entries }) => [...entries]));
    return ranked(index, any, fitsOfAll(telling), partRank).slice(0, limit);
  };
}

import type { Category } from '@contract/schemas/category';
import { indexedWordsOf, canDescribeItem, stemOf, wordsOf } from './category-words';

interface Index {
  readonly entries: readonly Entry[];
  readonly vocabulary: readonly string[];
  readonly stems: readonly string[];
  /** For each word of the vocabulary, the indexes of the categories whose path contains the word. */
  readonly postings: readonly (readonly number[])[];
}

/** Returns how well a query word matches each word of the vocabulary. */
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
  /** The indexes of the categories whose path contains the query word. */
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
 * Returns a function that searches categories by their paths. It finds the categories that contain all query words in
 * any order, the best match first. If no category contains all of them, it finds the categories that contain at least
 * one, those with the most query words first. It ignores case, accents and plurals.
 */
export function createCategorySearch(categories: readonly Category[]): CategorySearch {
  const index = indexed(categories);
  return (query, limit) => {
    const words = [...new Set(wordsOf(query))].map((word) => lookUp(index, word));
    const [rarest] = [...words].sort((a, b) => a.entries.size - b.entries.size);
    if (!rarest) return [];
    const full = ranked(index, rarest.entries, fitsOfAll(words), fullRank);
    if (full.length > 0) return full.slice(0, limit);
    const telling = words.filter(({ word }) => canDescribeItem(word));
    const any = new Set(telling.flatMap(({ entries }) => [...entries]));
    return ranked(index, any, fitsOfAll(telling), partRank).slice(0, limit);
  };
}

interface Entry {
  readonly category: Category;
  /**
   * The words of a category as indexes into the vocabulary. `leaf` has the words of the category's own name. `path` has
   * the words of the other levels of its path.
   */
  readonly leaf: readonly number[];
  readonly path: readonly number[];
}

const WHOLE = 0;
const BEGINNING = 1;
const WITHIN = 2;
const NOT = 3;

/**
 * The rank of each way in which a query word can match a word of a category. 0 is the best rank. `LEAF_RANK` is for
 * words of the category's own name, and `PATH_RANK` for words of the other levels of its path.
 */
const LEAF_RANK = [0, 1, 3, 5] as const;
const PATH_RANK = [2, 4, 4, 5] as const;
const NO_RANK = 5;
/** A match with this rank or a worse (higher) rank may be accidental, such as 'air' in 'chair'. */
const LOOSE_RANK = 3;
/**
 * The rank of a query word that the category lacks. It is higher than all other ranks, so that a category with more of
 * the query words comes first.
 */
const MISSING_RANK = 6;
const LAST_WORD_WEIGHT = 1.5;

/** For each word of the vocabulary, by index: how well the query word matches the word. */
type Fits = Uint8Array;

function fitOf(known: string, knownStem: string, word: string, stem: string): number {
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

/**
 * Returns a number that sorts categories with equal ranks, the lowest number first: 0 if all words of the category's
 * own name are query words, 1 if another level of its path contains a query word, otherwise 2.
 */
function topicRank({ leaf, path }: Entry, fitsByWord: readonly Fits[]): number {
  const isWhole = (word: number) => fitsByWord.some((fits) => fits[word] === WHOLE);
  if (leaf.every(isWhole)) return 0;
  return path.some(isWhole) ? 1 : 2;
}

/** Returns the sum of the ranks of all query words, or null if the category lacks one of the words. */
function fullRank(entry: Entry, fitsByWord: readonly Fits[]): number | null {
  let total = 0;
  for (const fits of fitsByWord) {
    const rank = rankOf(entry, fits);
    if (rank === NO_RANK) return null;
    total += rank;
  }
  return total;
}

/**
 * Returns a rank that depends on how many query words match the category well. Returns null if none of them does. The
 * last query word counts most, because it is usually the noun.
 */
function partRank(entry: Entry, fitsByWord: readonly Fits[]): number | null {
  const last = fitsByWord.length - 1;
  let found = 0;
  let missing = 0;
  let total = 0;
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

import { createRandom, type Random } from '../demo/random';
import {
  COMMON_WORD,
  TITLE_ADJECTIVES,
  TITLE_BRANDS,
  RARE_WORD,
  SEARCH_WORDS,
} from './generated-items';

const WORDS = 5000;
const SEED = 112;
/**
 * The offset of the Zipf-Mandelbrot law. The offset makes the most frequent words less frequent than in Zipf's law, as
 * in real texts.
 */
const SHIFT = 2.7;
/**
 * The length in letters of the shortest words to search for. The product searches for words of one or two letters in
 * another way, and these searches are not measured.
 */
const SEARCHED_LENGTH = 4;
const SEARCHED = 24;

/** The words of generated titles, the most frequent first. */
export interface Vocabulary {
  readonly words: readonly string[];
  /**
   * Returns a random word. The first word of the vocabulary is 4% of all returned words, and the last word is 0.003%.
   */
  draw(random: Random): string;
  /** 24 frequent words, each in 2 to 18% of all titles. */
  readonly common: readonly string[];
  /** 24 rare words, each in about 1 of 7,000 titles. */
  readonly rare: readonly string[];
}

/**
 * Returns 5,000 words: the words of our sample titles, then the words of `names`, and then invented words. The same
 * names give the same words. An invented word joins parts of two real words, so that it contains groups of letters that
 * are common in real words.
 */
export function createVocabulary(names: readonly string[]): Vocabulary {
  const words = wordsFrom(names);
  const ends = cumulativeShares(words.length);
  const isSearched = (word: string) => word.length >= SEARCHED_LENGTH;
  return {
    words,
    draw: (random) => words[placeOf(ends, random.next())] ?? COMMON_WORD,
    common: words.filter(isSearched).slice(0, SEARCHED),
    rare: words.filter(isSearched).slice(-SEARCHED),
  };
}

function wordsFrom(names: readonly string[]): string[] {
  const random = createRandom(SEED);
  const titles = shuffled([...TITLE_ADJECTIVES, ...SEARCH_WORDS, ...TITLE_BRANDS], random);
  const others = shuffled(
    names.flatMap((name) => name.toLowerCase().match(/\p{L}{2,}/gu) ?? []),
    random,
  );
  const found = new Set([COMMON_WORD, ...titles, ...others]);
  const real = [...found];
  const anyWord = () => real[random.between(0, real.length - 1)] ?? COMMON_WORD;
  while (found.size < WORDS) found.add(blended(anyWord(), anyWord()));
  found.delete(RARE_WORD);
  return [...found].slice(0, WORDS - 1).concat(RARE_WORD);
}

function shuffled(words: readonly string[], random: Random): string[] {
  return words
    .map((word) => ({ word, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word);
}

const blended = (first: string, second: string): string =>
  first.slice(0, Math.ceil(first.length / 2)) + second.slice(Math.floor(second.length / 2));

/**
 * Returns the cumulative shares of the words: for each word, the probability, from 0 to 1, that a draw returns this
 * word or an earlier word.
 */
function cumulativeShares(count: number): Float64Array {
  const ends = new Float64Array(count);
  let sum = 0;
  for (let place = 0; place < count; place += 1) ends[place] = sum += 1 / (place + 1 + SHIFT);
  return ends.map((end) => end / sum);
}

/** Returns the index of the first word whose cumulative share is greater than `share`. */
function placeOf(ends: Float64Array, share: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 1) > share) high = middle;
    else low = middle + 1;
  }
  return low;
}

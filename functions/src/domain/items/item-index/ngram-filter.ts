/** How many whole numbers of 32 bits an n-gram filter takes. */
export const NGRAM_FILTER_LENGTH = 4;
const BITS_LOG2 = 7;
/** Knuth's multiplicative hash (TAOCP 6.4): the upper bits of the product are well mixed. */
const HASH_FACTOR = 0x9e3779b1;

/** Sets a hashed bit for each pair of neighbouring letters (2-gram) of a text. */
function addBigrams(filters: Uint32Array, at: number, text: string): void {
  for (let end = 1; end < text.length; end += 1) {
    const bigram = text.charCodeAt(end - 1) * 0x10000 + text.charCodeAt(end);
    const bit = Math.imul(bigram, HASH_FACTOR) >>> (32 - BITS_LOG2);
    const place = at + (bit >>> 5);
    filters[place] = (filters[place] ?? 0) | (1 << (bit & 31));
  }
}

/**
 * Writes the n-gram filter of a text, from `at` on. Words can only be in a text whose filter has all
 * bits of theirs, so four comparisons rule most texts out.
 */
export function writeNgramFilter(filters: Uint32Array, at: number, text: string): void {
  filters.fill(0, at, at + NGRAM_FILTER_LENGTH);
  addBigrams(filters, at, text);
}

/** Returns the n-gram filter of these words. A text that contains all of them has all its bits. */
export function ngramFilterOf(words: readonly string[]): Uint32Array {
  const filter = new Uint32Array(NGRAM_FILTER_LENGTH);
  for (const word of words) addBigrams(filter, 0, word);
  return filter;
}

/** Number of 32-bit integers in an n-gram filter. */
export const NGRAM_FILTER_LENGTH = 4;
const BITS_LOG2 = 7;
/** Knuth's multiplicative hash (TAOCP 6.4): the upper bits of the product are well mixed. */
const HASH_FACTOR = 0x9e3779b1;

/** Sets a hashed bit for each pair of adjacent characters (2-gram). */
function addBigrams(filters: Uint32Array, at: number, text: string): void {
  for (let end = 1; end < text.length; end += 1) {
    const bigram = text.charCodeAt(end - 1) * 0x10000 + text.charCodeAt(end);
    const bit = Math.imul(bigram, HASH_FACTOR) >>> (32 - BITS_LOG2);
    const place = at + (bit >>> 5);
    filters[place] = (filters[place] ?? 0) | (1 << (bit & 31));
  }
}

/**
 * Writes the n-gram filter of a text at `at`. A text can only contain words if its filter has all of their
 * bits, so four comparisons rule out most texts.
 */
export function writeNgramFilter(filters: Uint32Array, at: number, text: string): void {
  filters.fill(0, at, at + NGRAM_FILTER_LENGTH);
  addBigrams(filters, at, text);
}

/** Returns the n-gram filter of some words. The filter of a text that contains them has all of its bits. */
export function ngramFilterOf(words: readonly string[]): Uint32Array {
  const filter = new Uint32Array(NGRAM_FILTER_LENGTH);
  for (const word of words) addBigrams(filter, 0, word);
  return filter;
}

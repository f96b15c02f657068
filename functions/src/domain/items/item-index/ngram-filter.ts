/** Number of 32-bit integers in an n-gram filter. */
export const NGRAM_FILTER_LENGTH = 4;
const BITS_LOG2 = 7;
/** Knuth's multiplicative hash (TAOCP 6.4): the upper bits of the product are well mixed. */
const HASH_FACTOR = 0x9e3779b1;

function addBigrams(filters: Uint32Array, at: number, text: string): void {
  for (let end = 1; end < text.length; end += 1) {
    const bigram = text.charCodeAt(end - 1) * 0x10000 + text.charCodeAt(end);
    const bit = Math.imul(bigram, HASH_FACTOR) >>> (32 - BITS_LOG2);
    const place = at + (bit >>> 5);
    filters[place] = (filters[place] ?? 0) | (1 << (bit & 31));
  }
}

/** Writes a text's n-gram filter at `at`. A text can only contain a word if its filter has all bits of the word's. */
export function writeNgramFilter(filters: Uint32Array, at: number, text: string): void {
  filters.fill(0, at, at + NGRAM_FILTER_LENGTH);
  addBigrams(filters, at, text);
}

export function ngramFilterOf(words: readonly string[]): Uint32Array {
  const filter = new Uint32Array(NGRAM_FILTER_LENGTH);
  for (const word of words) addBigrams(filter, 0, word);
  return filter;
}

const START = 0x811c9dc5;

/**
 * Returns the 32-bit FNV-1a hash of a word: www.isthe.com/chongo/tech/comp/fnv. A different `start` gives an
 * independent hash.
 */
export function wordHash(word: string, start = START): number {
  let hash = start;
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * A set of words as a Bloom filter, with ten bits for each word. `has` returns true for all words of the set, and by
 * mistake for about 1% of other words.
 */
export interface WordSet {
  /**
   * Returns true if the set contains a word. The word must be in the form that `plainWord` returns: in lower case and
   * without accents.
   */
  has(word: string): boolean;
}

const BITS_EACH = 10;
const PROBES = 7;

/** Decodes a set that `packedWords` encoded. */
export function unpackedWordSet(packed: string): WordSet {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const has = (bit: number): boolean => (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;
  return { has: (word) => probesOf(word, 8 * bytes.length).every(has) };
}

/** Encodes a set of words as base64. */
export function packedWords(words: readonly string[]): string {
  const bytes = new Uint8Array(Math.ceil((BITS_EACH * words.length) / 8));
  for (const bit of words.flatMap((word) => probesOf(word, 8 * bytes.length)))
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  return btoa(String.fromCharCode(...bytes));
}

/**
 * Returns the positions of the bits that a word sets in the filter, by double hashing:
 * https://doi.org/10.1002/rsa.20208
 */
function probesOf(word: string, bits: number): number[] {
  const [first, step] = [mixed(wordHash(word)), mixed(wordHash(word, 0x2f0b4c47)) | 1];
  return Array.from({ length: PROBES }, (_, probe) => ((first + probe * step) >>> 0) % bits);
}

/** Mixes the bits of a hash, so that even its lowest bits depend on all letters. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (half ^ (half >>> 13)) >>> 0;
}

/** Converts a word to lower case, without accents and apostrophes. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}'’‘.]/gu, '')
    .toLowerCase();

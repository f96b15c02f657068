/** How many whole numbers of 32 bits a signature takes. */
export const SIGNATURE_LENGTH = 4;

const BITS_LOG2 = 7;
/** Knuth's multiplicative hash (TAOCP 6.4): the upper bits of the product are well mixed. */
const HASH_FACTOR = 0x9e3779b1;

/** Adds which pairs of letters a text has, a hashed bit each. */
function addPairs(signatures: Uint32Array, at: number, text: string): void {
  for (let end = 1; end < text.length; end += 1) {
    const pair = text.charCodeAt(end - 1) * 0x10000 + text.charCodeAt(end);
    const bit = Math.imul(pair, HASH_FACTOR) >>> (32 - BITS_LOG2);
    const place = at + (bit >>> 5);
    signatures[place] = (signatures[place] ?? 0) | (1 << (bit & 31));
  }
}

/**
 * Writes a text's signature, from `at` on. Words can only be in a text whose signature has all bits of
 * theirs: most texts are ruled out by four comparisons.
 */
export function writeSignature(signatures: Uint32Array, at: number, text: string): void {
  signatures.fill(0, at, at + SIGNATURE_LENGTH);
  addPairs(signatures, at, text);
}

/** What the signature of a text with all these words has at least. */
export function signatureOf(words: readonly string[]): Uint32Array {
  const signature = new Uint32Array(SIGNATURE_LENGTH);
  for (const word of words) addPairs(signature, 0, word);
  return signature;
}

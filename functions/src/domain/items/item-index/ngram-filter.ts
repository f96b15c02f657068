const BITS_LOG2 = 8;
const BITS = 2 ** BITS_LOG2;
const BLOCK_SLOTS = 32;
/** The number of 32-bit integers that an n-gram filter takes for each slot. */
export const NGRAM_FILTER_LENGTH = BITS / BLOCK_SLOTS;
/** Knuth's multiplicative hash (TAOCP 6.4): the upper bits of the product are well mixed. */
const HASH_FACTOR = 0x9e3779b1;

function eachBit(text: string, visit: (bit: number) => void): void {
  for (let end = 1; end < text.length; end += 1) {
    const bigram = text.charCodeAt(end - 1) * 0x10000 + text.charCodeAt(end);
    visit(Math.imul(bigram, HASH_FACTOR) >>> (32 - BITS_LOG2));
  }
}

/**
 * Writes the n-gram filter of a slot's text. Each integer holds the same bit of the filters of 32 slots. So a search
 * reads only the integers of the bits that its words set.
 */
export function writeNgramFilter(filters: Uint32Array, slot: number, text: string): void {
  const place = slot % BLOCK_SLOTS;
  const block = (slot - place) * NGRAM_FILTER_LENGTH;
  const own = 1 << place;
  for (let at = block; at < block + BITS; at += 1) filters[at] = (filters[at] ?? 0) & ~own;
  eachBit(text, (bit) => {
    filters[block + bit] = (filters[block + bit] ?? 0) | own;
  });
}

/**
 * Returns the bits that are set in the n-gram filter of every text that contains all these words. A word of one letter
 * has no bits.
 */
export function ngramBitsOf(words: readonly string[]): Uint8Array {
  const bits = new Set<number>();
  for (const word of words) eachBit(word, (bit) => bits.add(bit));
  return Uint8Array.from(bits);
}

/**
 * Moves the slots whose filters have all of `bits` to the beginning of `slots` and returns that part. There must be at
 * least one bit.
 */
export function slotsWithBits(
  filters: Uint32Array,
  bits: Uint8Array,
  slots: Uint32Array,
): Uint32Array {
  const { length } = slots;
  let count = 0;
  for (let first = 0; first < length; first += BLOCK_SLOTS) {
    const block = first * NGRAM_FILTER_LENGTH;
    let found = -1;
    for (let n = 0; n < bits.length && found !== 0; n += 1)
      found &= filters[block + (bits[n] ?? 0)] ?? 0;
    // `found & -found` is the lowest set bit, and `found & (found - 1)` clears it.
    for (; found !== 0; found &= found - 1)
      slots[count++] = first + 31 - Math.clz32(found & -found);
  }
  return slots.subarray(0, count);
}

/** The number of 32-bit integers in a picture hash. */
export const PICTURE_HASH_UINT32_COUNT = 8;

const DIGITS = 8;

/** Writes a picture hash of 64 hex digits into `hashes`, beginning at index `at`. Writes zeros if the hash is null. */
export function writePictureHash(hashes: Uint32Array, at: number, hash: string | null): void {
  for (let word = 0; word < PICTURE_HASH_UINT32_COUNT; word += 1)
    hashes[at + word] =
      hash === null ? 0 : parseInt(hash.slice(word * DIGITS, (word + 1) * DIGITS), 16);
}

export function hasPictureHash(hashes: Uint32Array, at: number): boolean {
  for (let word = 0; word < PICTURE_HASH_UINT32_COUNT; word += 1)
    if (hashes[at + word] !== 0) return true;
  return false;
}

/**
 * Returns the number of bits in which two picture hashes differ. Stops counting above `limit`, and then returns a
 * number that is higher than `limit` but may be too low.
 */
export function countDifferentBits(
  a: Uint32Array,
  atA: number,
  b: Uint32Array,
  atB: number,
  limit: number,
): number {
  let bits = 0;
  for (let word = 0; word < PICTURE_HASH_UINT32_COUNT && bits <= limit; word += 1)
    bits += bitsIn((a[atA + word] ?? 0) ^ (b[atB + word] ?? 0));
  return bits;
}

/** Returns the number of set bits in a 32-bit integer (Warren, Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many whole numbers of 32 bits a picture's hash takes. */
export const PICTURE_HASH_LENGTH = 8;

const DIGITS = 8;

/**
 * Writes a hash, from `at` on.
 * @param hash 64 hex digits; null writes what stands for none
 */
export function writePictureHash(hashes: Uint32Array, at: number, hash: string | null): void {
  for (let word = 0; word < PICTURE_HASH_LENGTH; word += 1)
    hashes[at + word] =
      hash === null ? 0 : parseInt(hash.slice(word * DIGITS, (word + 1) * DIGITS), 16);
}

/** Whether there is a hash at `at`. */
export function hasPictureHash(hashes: Uint32Array, at: number): boolean {
  for (let word = 0; word < PICTURE_HASH_LENGTH; word += 1)
    if (hashes[at + word] !== 0) return true;
  return false;
}

/** In how many bits two hashes differ; beyond `limit`, any number above it. */
export function bitsApart(
  a: Uint32Array,
  atA: number,
  b: Uint32Array,
  atB: number,
  limit: number,
): number {
  let bits = 0;
  for (let word = 0; word < PICTURE_HASH_LENGTH && bits <= limit; word += 1)
    bits += bitsIn((a[atA + word] ?? 0) ^ (b[atB + word] ?? 0));
  return bits;
}

/** How many bits of a whole number of 32 bits are set (Warren, Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

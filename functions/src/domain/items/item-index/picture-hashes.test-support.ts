/** Returns a picture hash. `pictureHashWithBits(a)` and `pictureHashWithBits(b)` differ in |a - b| bits (0 to 255). */
export function pictureHashWithBits(bits: number): string {
  // The first bit is always set, because the index stores an unknown hash as zeros.
  const ones = (1n << 255n) | ((1n << BigInt(bits)) - 1n);
  return ones.toString(16).padStart(64, '0');
}

/** Returns a picture hash. `hashWith(a)` and `hashWith(b)` differ in |a - b| bits (0 to 255). */
export function hashWith(bits: number): string {
  // The first bit is always set, because the index stores an unknown hash as zeros.
  const ones = (1n << 255n) | ((1n << BigInt(bits)) - 1n);
  return ones.toString(16).padStart(64, '0');
}

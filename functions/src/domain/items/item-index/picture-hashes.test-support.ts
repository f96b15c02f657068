/**
 * A hash that differs from `hashWith(0)` in so many bits, up to 255, and from all others of its kind in
 * as many as their numbers are apart.
 */
export function hashWith(bits: number): string {
  // The first bit is set in all: a hash of nothing but zeros stands for none.
  const ones = (1n << 255n) | ((1n << BigInt(bits)) - 1n);
  return ones.toString(16).padStart(64, '0');
}

import { MAX_DIFFERING_HASH_BITS } from '@contract/schemas/picture-hash';

const BITS = 256;
/**
 * The number of bands (groups of adjacent bits) of a picture hash. It is one more than the number of bits in which
 * similar hashes may differ, so two similar hashes always have at least one equal band.
 */
const BANDS = MAX_DIFFERING_HASH_BITS + 1;

const startOf = (band: number): number => Math.ceil((band * BITS) / BANDS);

/**
 * Returns the bands of a picture hash as terms, such as '0:5f3'. Two similar hashes always have at least one equal
 * term. Two hashes that are not similar rarely have one.
 */
export function pictureHashBandsOf(hash: string): string[] {
  const value = BigInt(`0x${hash}`);
  return Array.from({ length: BANDS }, (_band, band) => {
    const [start, end] = [startOf(band), startOf(band + 1)];
    const bits = BigInt.asUintN(end - start, value >> BigInt(BITS - end));
    return `${String(band)}:${bits.toString(16)}`;
  });
}

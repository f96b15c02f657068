import { SAME_PICTURE_BITS } from '@contract/schemas/picture-hash';

const BITS = 256;
/** If at most SAME_PICTURE_BITS bits differ, at least one of the bands is equal. */
const BANDS = SAME_PICTURE_BITS + 1;

const startOf = (band: number): number => Math.ceil((band * BITS) / BANDS);

/** Returns the bands of a picture hash as terms, such as '0:5f3'. Hashes of the same picture have one in common, and few others do. */
export function bandsOf(hash: string): string[] {
  const value = BigInt(`0x${hash}`);
  return Array.from({ length: BANDS }, (_band, band) => {
    const [start, end] = [startOf(band), startOf(band + 1)];
    const bits = BigInt.asUintN(end - start, value >> BigInt(BITS - end));
    return `${String(band)}:${bits.toString(16)}`;
  });
}

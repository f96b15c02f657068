import { SAME_PICTURE_BITS } from '@contract/schemas/picture-hash';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureBandsOf } from './picture-bands';

const bit = fc.integer({ min: 0, max: 255 });
const anyHash = fc.stringMatching(/^[0-9a-f]{64}$/);

it('pictureBandsOf returns at least one equal band for any two similar hashes', () => {
  const flips = fc.uniqueArray(bit, { minLength: SAME_PICTURE_BITS, maxLength: SAME_PICTURE_BITS });
  fc.assert(
    fc.property(anyHash, flips, (hash, places) => {
      const mask = places.reduce((sum, place) => sum | (1n << BigInt(place)), 0n);
      const other = (BigInt(`0x${hash}`) ^ mask).toString(16).padStart(64, '0');
      const known = new Set(pictureBandsOf(hash));
      expect(pictureBandsOf(other).filter((band) => known.has(band))).not.toEqual([]);
    }),
  );
});

it('pictureBandsOf returns only one different band when one bit of the hash changes', () => {
  fc.assert(
    fc.property(anyHash, bit, (hash, place) => {
      const other = (BigInt(`0x${hash}`) ^ (1n << BigInt(place))).toString(16).padStart(64, '0');
      const known = new Set(pictureBandsOf(hash));
      expect(pictureBandsOf(other).filter((band) => !known.has(band))).toHaveLength(1);
    }),
  );
});

import { MAX_DIFFERING_HASH_BITS } from '@contract/schemas/picture-hash';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureHashBandsOf } from './picture-hash-bands';

const bit = fc.integer({ min: 0, max: 255 });
const anyHash = fc.stringMatching(/^[0-9a-f]{64}$/);

it('pictureHashBandsOf returns at least one equal band for any two similar hashes', () => {
  const flips = fc.uniqueArray(bit, {
    minLength: MAX_DIFFERING_HASH_BITS,
    maxLength: MAX_DIFFERING_HASH_BITS,
  });
  fc.assert(
    fc.property(anyHash, flips, (hash, places) => {
      const mask = places.reduce((sum, place) => sum | (1n << BigInt(place)), 0n);
      const other = (BigInt(`0x${hash}`) ^ mask).toString(16).padStart(64, '0');
      const known = new Set(pictureHashBandsOf(hash));
      expect(pictureHashBandsOf(other).filter((band) => known.has(band))).not.toEqual([]);
    }),
  );
});

it('pictureHashBandsOf returns only one different band when one bit of the hash changes', () => {
  fc.assert(
    fc.property(anyHash, bit, (hash, place) => {
      const other = (BigInt(`0x${hash}`) ^ (1n << BigInt(place))).toString(16).padStart(64, '0');
      const known = new Set(pictureHashBandsOf(hash));
      expect(pictureHashBandsOf(other).filter((band) => !known.has(band))).toHaveLength(1);
    }),
  );
});

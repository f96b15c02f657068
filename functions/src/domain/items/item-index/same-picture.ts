import { MAX_DIFFERING_HASH_BITS } from '@contract/schemas/picture-hash';
import type { ItemColumns, Slot } from './item-columns';
import type { Micros } from './indexed-item';
import {
  countDifferentBits,
  hasPictureHash,
  PICTURE_HASH_UINT32_COUNT,
  writePictureHash,
} from './picture-hashes';

export interface PictureSearch {
  readonly hash: string;
  /** The owner whose items come first in the result. */
  readonly ownerId: string;
  readonly limit: number;
}

interface Found {
  readonly slot: Slot;
  readonly isOwn: boolean;
  readonly bits: number;
}

export function countDifferentBitsOfSlots(
  { pictureHashes }: ItemColumns,
  a: Slot,
  b: Slot,
): number {
  return countDifferentBits(
    pictureHashes,
    a * PICTURE_HASH_UINT32_COUNT,
    pictureHashes,
    b * PICTURE_HASH_UINT32_COUNT,
    MAX_DIFFERING_HASH_BITS,
  );
}

export function samePictureSlots(
  columns: ItemColumns,
  { hash, ownerId, limit }: PictureSearch,
  now: Micros,
): Slot[] {
  const { goneAt, pictureHashes, owner, owners, storedAt, slotCount } = columns;
  const wanted = new Uint32Array(PICTURE_HASH_UINT32_COUNT);
  writePictureHash(wanted, 0, hash);
  const found: Found[] = [];
  for (let slot = 0; slot < slotCount; slot += 1) {
    const at = slot * PICTURE_HASH_UINT32_COUNT;
    const bits = countDifferentBits(wanted, 0, pictureHashes, at, MAX_DIFFERING_HASH_BITS);
    if (bits > MAX_DIFFERING_HASH_BITS || (goneAt[slot] ?? 0) <= now) continue;
    if (hasPictureHash(pictureHashes, at))
      found.push({ slot, bits, isOwn: owners.text(owner[slot] ?? 0) === ownerId });
  }
  return found
    .toSorted(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) ||
        a.bits - b.bits ||
        (storedAt[a.slot] ?? 0) - (storedAt[b.slot] ?? 0),
    )
    .slice(0, limit)
    .map(({ slot }) => slot);
}

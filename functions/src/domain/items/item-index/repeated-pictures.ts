import { SAME_PICTURE_BITS } from '@contract/rules/picture-hash';
import type { ItemColumns, Slot } from './item-columns';
import type { Micros } from './indexed-item';
import { hasPictureHash, PICTURE_HASH_LENGTH } from './picture-hashes';
import { slotsApart } from './same-picture';
import { slotsByOwner } from './slots-by-owner';

/** Returns a predicate for items whose owner already shared the same picture in an item that is still live. */
export function repeatedPictures(columns: ItemColumns, now: Micros): (slot: Slot) => boolean {
  const { goneAt, storedAt, ids, owner, pictureHashes, slotCount } = columns;
  const known = new Uint32Array(slotCount);
  let count = 0;
  for (let slot = 0; slot < slotCount; slot += 1)
    if ((goneAt[slot] ?? 0) > now && hasPictureHash(pictureHashes, slot * PICTURE_HASH_LENGTH))
      known[count++] = slot;
  const live = slotsByOwner(columns, known.subarray(0, count));

  const isEarlier = (a: Slot, b: Slot) => {
    const apart = (storedAt[a] ?? 0) - (storedAt[b] ?? 0);
    return apart < 0 || (apart === 0 && (ids[a] ?? '') < (ids[b] ?? ''));
  };
  return (slot) => {
    if (!hasPictureHash(pictureHashes, slot * PICTURE_HASH_LENGTH)) return false;
    const others = live.of(owner[slot] ?? 0);
    const { length } = others;
    for (let at = 0; at < length; at += 1) {
      const other = others[at] ?? 0;
      if (slotsApart(columns, other, slot) <= SAME_PICTURE_BITS && isEarlier(other, slot))
        return true;
    }
    return false;
  };
}

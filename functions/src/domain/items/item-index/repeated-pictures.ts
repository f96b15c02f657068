import { SAME_PICTURE_BITS } from '@contract/schemas/picture-hash';
import type { ItemColumns, Slot } from './item-columns';
import type { Micros } from './indexed-item';
import { hasPictureHash, PICTURE_HASH_LENGTH } from './picture-hashes';
import { differentBitsOfSlots } from './same-picture';
import { slotsByOwner } from './slots-by-owner';

/**
 * Returns a function that tells whether an item is a repeat: its owner shared the same picture with the same title
 * and price before, in an item that is still live. Similar things can share a picture, so an item with another title
 * or price is no repeat.
 */
export function repeatedPictures(columns: ItemColumns, now: Micros): (slot: Slot) => boolean {
  const { goneAt, storedAt, ids, owner, pictureHashes, titleKeys, price, slotCount } = columns;
  const known = new Uint32Array(slotCount);
  let count = 0;
  for (let slot = 0; slot < slotCount; slot += 1)
    if ((goneAt[slot] ?? 0) > now && hasPictureHash(pictureHashes, slot * PICTURE_HASH_LENGTH))
      known[count++] = slot;
  const live = slotsByOwner(columns, known.subarray(0, count));

  const isSameSale = (a: Slot, b: Slot) =>
    price[a] === price[b] &&
    titleKeys[a] === titleKeys[b] &&
    differentBitsOfSlots(columns, a, b) <= SAME_PICTURE_BITS;
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
      if (isEarlier(other, slot) && isSameSale(other, slot)) return true;
    }
    return false;
  };
}

import type { ItemColumns, Slot } from './item-columns';
import type { Micros } from './indexed-item';
import { MAX_DIFFERING_HASH_BITS } from '@contract/schemas/picture-hash';
import { hasPictureHash, PICTURE_HASH_UINT32_COUNT } from './picture-hashes';
import { countDifferentBitsOfSlots } from './same-picture';

const MICROS_PER_MS = 1000;

/** The champions of a month. Each champion is null if nobody won. */
export interface Champions {
  readonly mostLiked: Slot | null;
  readonly highestProfit: Slot | null;
  readonly mostActive: { readonly itemCount: number; readonly topItem: Slot } | null;
}

function monthOf(now: Micros): readonly [number, number] {
  const day = new Date(now / MICROS_PER_MS);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  return [Date.UTC(year, month), Date.UTC(year, month + 1)];
}

function sharedThisMonth({ goneAt, addedAt, slotCount }: ItemColumns, now: Micros): Uint32Array {
  const [from, until] = monthOf(now);
  const shared = new Uint32Array(slotCount);
  let count = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    const at = addedAt[slot] ?? 0;
    if ((goneAt[slot] ?? 0) > now && at >= from && at < until) shared[count++] = slot;
  }
  return shared.subarray(0, count);
}

/**
 * Returns true if an item counts toward the champion titles. This check is slow, so callers do it after all faster
 * checks.
 */
type Counts = (slot: Slot) => boolean;

/**
 * Returns the slot with the highest value in `keys` (such as the number of likes) among the items that count toward the
 * champion titles. Returns null if no value is above `floor`. In a tie, the earlier item wins.
 */
function highest(
  { addedAt, ids }: ItemColumns,
  slots: Uint32Array,
  keys: Int32Array,
  floor: number,
  counts: Counts,
): Slot | null {
  const isEarlier = (a: Slot, b: Slot) => {
    const apart = (addedAt[a] ?? 0) - (addedAt[b] ?? 0);
    return apart < 0 || (apart === 0 && (ids[a] ?? '') < (ids[b] ?? ''));
  };
  let [best, bestKey]: [Slot | null, number] = [null, floor];
  for (const slot of slots) {
    const key = keys[slot] ?? 0;
    const leads = key > bestKey || (key === bestKey && best !== null && isEarlier(slot, best));
    if (leads && counts(slot)) [best, bestKey] = [slot, key];
  }
  return best;
}

/**
 * Finds the owner with the most items that count toward the champion titles, and returns these items. In a tie, the
 * owner who reached that number first wins.
 */
function mostByOneOwner(columns: ItemColumns, slots: Uint32Array, counts: Counts): Uint32Array {
  const { addedAt } = columns;
  const byOwner = slotsByOwner(columns, slots);
  let [best, bestReachedAt] = [new Uint32Array(), Infinity];
  // The loop begins with the owners with the most items, so it usually ends after a few owners.
  for (const owner of byOwner.ownersByCount()) {
    const all = byOwner.of(owner);
    if (all.length < best.length) break;
    const own = all.filter(counts);
    const reachedAt = own.reduce((last, slot) => Math.max(last, addedAt[slot] ?? 0), 0);
    const lead = own.length - best.length;
    if (lead > 0 || (lead === 0 && reachedAt < bestReachedAt))
      [best, bestReachedAt] = [own, reachedAt];
  }
  return best;
}

function mostActive(
  columns: ItemColumns,
  slots: Uint32Array,
  counts: Counts,
): Champions['mostActive'] {
  const { likes, price } = columns;
  const own = mostByOneOwner(columns, slots, counts);
  const mostLikes = own.reduce((most, slot) => Math.max(most, likes[slot] ?? 0), 0);
  const best = own.filter((slot) => likes[slot] === mostLikes);
  const topItem = highest(columns, best, price, -1, () => true);
  return topItem === null ? null : { itemCount: own.length, topItem };
}

/**
 * Returns the champions of the UTC month of `now`. Items that repeat a picture do not count
 * (docs/product.md#champions).
 */
export function championsOf(columns: ItemColumns, now: Micros): Champions {
  const { verifiedLikes, profit } = columns;
  const slots = sharedThisMonth(columns, now);
  const isRepeat = repeatedPictures(columns, now);
  const counts: Counts = (slot) => !isRepeat(slot);
  return {
    mostLiked: highest(columns, slots, verifiedLikes, 0, counts),
    highestProfit: highest(columns, slots, profit, 0, counts),
    mostActive: mostActive(columns, slots, counts),
  };
}

/**
 * Returns a function that returns true if an item is a repeat. An item is a repeat if an earlier item of the same owner
 * is still live and has the same picture, title and price. Similar things can share a picture, so an item with another
 * title or price is no repeat.
 */
function repeatedPictures(columns: ItemColumns, now: Micros): (slot: Slot) => boolean {
  const { goneAt, storedAt, ids, owner, pictureHashes, titleKeys, price, slotCount } = columns;
  const known = new Uint32Array(slotCount);
  let count = 0;
  for (let slot = 0; slot < slotCount; slot += 1)
    if (
      (goneAt[slot] ?? 0) > now &&
      hasPictureHash(pictureHashes, slot * PICTURE_HASH_UINT32_COUNT)
    )
      known[count++] = slot;
  const live = slotsByOwner(columns, known.subarray(0, count));

  const isSameSale = (a: Slot, b: Slot) =>
    price[a] === price[b] &&
    titleKeys[a] === titleKeys[b] &&
    countDifferentBitsOfSlots(columns, a, b) <= MAX_DIFFERING_HASH_BITS;
  const isEarlier = (a: Slot, b: Slot) => {
    const apart = (storedAt[a] ?? 0) - (storedAt[b] ?? 0);
    return apart < 0 || (apart === 0 && (ids[a] ?? '') < (ids[b] ?? ''));
  };
  return (slot) => {
    if (!hasPictureHash(pictureHashes, slot * PICTURE_HASH_UINT32_COUNT)) return false;
    const others = live.of(owner[slot] ?? 0);
    const { length } = others;
    for (let at = 0; at < length; at += 1) {
      const other = others[at] ?? 0;
      if (isEarlier(other, slot) && isSameSale(other, slot)) return true;
    }
    return false;
  };
}

interface SlotsByOwner {
  ownersByCount(): Uint32Array;
  /**
   * Returns the slots of one owner among the given slots, in the given order. `owner` is a value of `columns.owner`.
   */
  of(owner: number): Uint32Array;
}

function slotsByOwner({ owner, owners }: ItemColumns, slots: Uint32Array): SlotsByOwner {
  const { length } = slots;
  const ends = new Uint32Array(owners.count + 1);
  const ownerAt = (at: number): number => owner[slots[at] ?? 0] ?? 0;
  for (let at = 0; at < length; at += 1) ends[ownerAt(at) + 1] = (ends[ownerAt(at) + 1] ?? 0) + 1;
  for (let number = 1; number < ends.length; number += 1)
    ends[number] = (ends[number] ?? 0) + (ends[number - 1] ?? 0);
  const starts = ends.slice();
  const grouped = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    const number = ownerAt(at);
    const place = starts[number] ?? 0;
    starts[number] = place + 1;
    grouped[place] = slots[at] ?? 0;
  }
  const countOf = (number: number) => (ends[number + 1] ?? 0) - (ends[number] ?? 0);
  return {
    ownersByCount: () =>
      Uint32Array.from(ends.keys())
        .subarray(0, owners.count)
        .sort((a, b) => countOf(b) - countOf(a)),
    of: (number) => grouped.subarray(ends[number], ends[number + 1]),
  };
}

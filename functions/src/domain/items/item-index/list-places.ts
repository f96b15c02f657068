import type { ItemColumns, Slot } from './item-columns';
import type { Micros } from './indexed-item';
import { SLOT_ABSENT, type SnapshotMatches, SLOT_PRESENT } from './matching';

export interface ListRange {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Returns the live slots in a range of the matches. Items that have gone since the snapshot still take places in the
 * range, but the result leaves out their slots. `sorted` contains all slots in order.
 */
export function liveSlotsInRange(
  sorted: Uint32Array,
  { marks, places }: SnapshotMatches,
  { offset, limit }: ListRange,
): Slot[] {
  const slots: Slot[] = [];
  const end = Math.min(offset + limit, places);
  let place = 0;
  for (let at = 0; at < sorted.length && place < end; at += 1) {
    const slot = sorted[at] ?? 0;
    if (marks[slot] === SLOT_ABSENT) continue;
    if (place >= offset && marks[slot] === SLOT_PRESENT) slots.push(slot);
    place += 1;
  }
  return slots;
}

export function listedSlotsInOrder(
  sorted: Uint32Array,
  { marks, places }: SnapshotMatches,
): Uint32Array {
  const slots = new Uint32Array(places);
  const { length } = sorted;
  let place = 0;
  // Loops over all slots by index, because an iterator is several times slower.
  for (let at = 0; at < length; at += 1) {
    const slot = sorted[at] ?? 0;
    if (marks[slot] !== SLOT_ABSENT) slots[place++] = slot;
  }
  return slots;
}

export function liveSlotsInRangeWithTotal(
  order: Uint32Array,
  { goneAt }: ItemColumns,
  now: Micros,
  { offset, limit }: ListRange,
): { readonly slots: Slot[]; readonly total: number } {
  const slots: Slot[] = [];
  let total = 0;
  for (let place = 0; place < order.length; place += 1) {
    const slot = order[place] ?? 0;
    if ((goneAt[slot] ?? 0) <= now) continue;
    total += 1;
    if (place >= offset && place < offset + limit) slots.push(slot);
  }
  return { slots, total };
}

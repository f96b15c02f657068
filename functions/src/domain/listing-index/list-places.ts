import type { Slot } from './item-columns';
import { ABSENT, type Matches, PRESENT } from './matching';

/** Which places of a list: from `offset`, counted from 0, at most `limit`. */
export interface Range {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The slots at those places of a sorted list that are on the board: what left it keeps its place.
 * @param sorted all slots in order
 */
export function presentSlots(
  sorted: Uint32Array,
  { marks }: Matches,
  { offset, limit }: Range,
): Slot[] {
  const slots: Slot[] = [];
  let place = 0;
  for (let at = 0; at < sorted.length && place < offset + limit; at += 1) {
    const slot = sorted[at] ?? 0;
    if (marks[slot] === ABSENT) continue;
    if (place >= offset && marks[slot] === PRESENT) slots.push(slot);
    place += 1;
  }
  return slots;
}

/** The slots of all places of a sorted list. */
export function placesInOrder(sorted: Uint32Array, { marks, places }: Matches): Uint32Array {
  const slots = new Uint32Array(places);
  let place = 0;
  for (const slot of sorted) {
    if (marks[slot] !== ABSENT) slots[place++] = slot;
  }
  return slots;
}

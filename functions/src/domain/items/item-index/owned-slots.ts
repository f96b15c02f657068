import type { ItemColumns, Slot } from './item-columns';
import type { Micros } from './indexed-item';
import type { ListRange } from './list-places';

export interface OwnedSlotsQuery {
  readonly ownerId: string;
  /** Whether to include hidden items. Only their owner sees them. */
  readonly withHidden: boolean;
}

/** The totals of a member's items. Sums of money are in cents. */
export interface OwnedTotals {
  readonly items: number;
  readonly sales: number;
  readonly salesCents: number;
}

/** Returns the slots of a member's items that are not gone, in the order of `sorted`, which contains all slots. */
export function ownedSlots(
  { owner, owners, goneAt, hiddenUntil }: ItemColumns,
  sorted: Uint32Array,
  { ownerId, withHidden }: OwnedSlotsQuery,
  now: Micros,
): Slot[] {
  const wanted = owners.find(ownerId);
  if (wanted === undefined) return [];
  const slots: Slot[] = [];
  const { length } = sorted;
  for (let at = 0; at < length; at += 1) {
    const slot = sorted[at] ?? 0;
    if (owner[slot] !== wanted) continue;
    const isSeen = (goneAt[slot] ?? 0) > now || (withHidden && (hiddenUntil[slot] ?? 0) > now);
    if (isSeen) slots.push(slot);
  }
  return slots;
}

/** A member's own sales, without the sales whose items were removed. */
export interface UnremovedSales {
  /** The slots of the own sales, including those of hidden and expired items. */
  readonly slots: readonly Slot[];
  /** When an item of the member was last removed, or 0 if the index no longer contains a removed item of the member. */
  readonly lastRemovedAt: Micros;
}

export function unremovedSales(columns: ItemColumns, ownerId: string): UnremovedSales {
  const { owner, owners, storedAt, removedAt, isOwnSale, slotCount } = columns;
  const wanted = owners.find(ownerId);
  const slots: Slot[] = [];
  let lastRemovedAt = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    // A free slot still contains the owner of its last item. A slot with a `storedAt` of 0 is free.
    if (owner[slot] !== wanted || storedAt[slot] === 0) continue;
    const removed = removedAt[slot] ?? 0;
    if (removed > lastRemovedAt) lastRemovedAt = removed;
    if (removed === 0 && isOwnSale[slot] === 1) slots.push(slot);
  }
  return { slots, lastRemovedAt };
}

export const slotsInRange = (
  slots: readonly Slot[],
  { offset, limit }: ListRange,
): readonly Slot[] => slots.slice(offset, offset + limit);

export function ownedTotalsOf(
  { isOwnSale, price }: ItemColumns,
  slots: readonly Slot[],
): OwnedTotals {
  const sales = slots.filter((slot) => isOwnSale[slot] === 1);
  const salesCents = sales.reduce((sum, slot) => sum + (price[slot] ?? 0), 0);
  return { items: slots.length, sales: sales.length, salesCents };
}

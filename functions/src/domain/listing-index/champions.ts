import { type ItemColumns, NO_PROFIT, type Slot } from './item-columns';
import type { Micros } from './listed-item';

const MICROS_PER_MS = 1000;

/** The slots of a month's champions; null where there is none. */
export interface Champions {
  readonly mostLiked: Slot | null;
  readonly highestProfit: Slot | null;
  readonly mostActive: { readonly itemCount: number; readonly topItem: Slot } | null;
}

/** A calendar month, UTC, as milliseconds: its first, and the first that is no longer in it. */
function monthOf(now: Micros): readonly [number, number] {
  const day = new Date(now / MICROS_PER_MS);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  return [Date.UTC(year, month), Date.UTC(year, month + 1)];
}

function sharedThisMonth({ goneAt, addedAt, slotCount }: ItemColumns, now: Micros): Slot[] {
  const [from, until] = monthOf(now);
  const shared: Slot[] = [];
  for (let slot = 0; slot < slotCount; slot += 1) {
    const at = addedAt[slot] ?? 0;
    if ((goneAt[slot] ?? 0) > now && at >= from && at < until) shared.push(slot);
  }
  return shared;
}

/** The slot with the highest key, of several the one shared first. */
function highest(
  { addedAt, ids }: ItemColumns,
  slots: readonly Slot[],
  keyOf: (slot: Slot) => number,
): Slot | null {
  const isEarlier = (a: Slot, b: Slot) => {
    const apart = (addedAt[a] ?? 0) - (addedAt[b] ?? 0);
    return apart < 0 || (apart === 0 && (ids[a] ?? '') < (ids[b] ?? ''));
  };
  let best: Slot | null = null;
  for (const slot of slots) {
    const lead = best === null ? 1 : keyOf(slot) - keyOf(best);
    if (lead > 0 || (lead === 0 && best !== null && isEarlier(slot, best))) best = slot;
  }
  return best;
}

/** The owner with the most items; of several the one who had as many first. */
function mostActiveOwner({ owner, addedAt, owners }: ItemColumns, slots: readonly Slot[]) {
  const counts = new Uint32Array(owners.count);
  const reachedAt = new Float64Array(owners.count);
  for (const slot of slots) {
    const number = owner[slot] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
    reachedAt[number] = Math.max(reachedAt[number] ?? 0, addedAt[slot] ?? 0);
  }
  let best = 0;
  counts.forEach((count, number) => {
    const lead = count - (counts[best] ?? 0);
    if (lead > 0 || (lead === 0 && (reachedAt[number] ?? 0) < (reachedAt[best] ?? 0)))
      best = number;
  });
  return { number: best, itemCount: counts[best] ?? 0 };
}

function mostActive(columns: ItemColumns, slots: readonly Slot[]): Champions['mostActive'] {
  const { owner, likes, price } = columns;
  const { number, itemCount } = mostActiveOwner(columns, slots);
  const own = slots.filter((slot) => owner[slot] === number);
  const mostLikes = Math.max(...own.map((slot) => likes[slot] ?? 0));
  const topItem = highest(
    columns,
    own.filter((slot) => likes[slot] === mostLikes),
    (slot) => price[slot] ?? 0,
  );
  return topItem === null ? null : { itemCount, topItem };
}

/**
 * The champions of the calendar month of `now`, UTC, among what is on the board and was shared in it
 * (design §3). Nobody wins by no like or no profit; a seller's best item has the most likes, then the
 * highest price; ties go to the earlier one.
 */
export function championsOf(columns: ItemColumns, now: Micros): Champions {
  const { likes, profit } = columns;
  const slots = sharedThisMonth(columns, now);
  const liked = slots.filter((slot) => (likes[slot] ?? 0) > 0);
  const profitable = slots.filter((slot) => (profit[slot] ?? NO_PROFIT) > 0);
  return {
    mostLiked: highest(columns, liked, (slot) => likes[slot] ?? 0),
    highestProfit: highest(columns, profitable, (slot) => profit[slot] ?? 0),
    mostActive: mostActive(columns, slots),
  };
}

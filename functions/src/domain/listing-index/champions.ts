import type { ItemColumns, Slot } from './item-columns';
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

/** The slot with the highest key above `floor`, of several the one shared first. */
function highest(
  { addedAt, ids }: ItemColumns,
  slots: Uint32Array,
  keys: Int32Array,
  floor: number,
): Slot | null {
  const isEarlier = (a: Slot, b: Slot) => {
    const apart = (addedAt[a] ?? 0) - (addedAt[b] ?? 0);
    return apart < 0 || (apart === 0 && (ids[a] ?? '') < (ids[b] ?? ''));
  };
  let [best, bestKey]: [Slot | null, number] = [null, floor];
  for (const slot of slots) {
    const key = keys[slot] ?? 0;
    if (key > bestKey || (key === bestKey && best !== null && isEarlier(slot, best)))
      [best, bestKey] = [slot, key];
  }
  return best;
}

/** The owner with the most items; of several the one who had as many first. */
function mostActiveOwner({ owner, addedAt, owners }: ItemColumns, slots: Uint32Array) {
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

function mostActive(columns: ItemColumns, slots: Uint32Array): Champions['mostActive'] {
  const { owner, likes, price } = columns;
  const { number, itemCount } = mostActiveOwner(columns, slots);
  const own = slots.filter((slot) => owner[slot] === number);
  const mostLikes = own.reduce((most, slot) => Math.max(most, likes[slot] ?? 0), 0);
  const best = own.filter((slot) => likes[slot] === mostLikes);
  const topItem = highest(columns, best, price, -1);
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
  return {
    mostLiked: highest(columns, slots, likes, 0),
    highestProfit: highest(columns, slots, profit, 0),
    mostActive: mostActive(columns, slots),
  };
}

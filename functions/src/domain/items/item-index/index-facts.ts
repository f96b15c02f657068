import {
  CATEGORY_COUNTS_MAX,
  type CategoryCount,
  MIN_SALES_FOR_PRICES,
} from '@contract/schemas/item-list';
import { type ItemColumns, NO_CATEGORY } from './item-columns';
import type { Micros } from './indexed-item';
import { type SnapshotMatches, SLOT_PRESENT } from './matching';

/** The price summary of a search in whole cents. */
export interface PriceSummaryCents {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * If more than this share (0 to 1) of all slots match the search, one pass over all slots in price order is faster than
 * sorting the prices of the matches.
 */
const SORTED_SHARE = 1 / 32;

/**
 * Returns the price summary of the matches, or null if fewer than MIN_SALES_FOR_PRICES matches are live. `byPrice`
 * contains all slots, the cheapest first.
 */
export function priceSummaryOf(
  columns: ItemColumns,
  byPrice: Uint32Array,
  matches: SnapshotMatches,
): PriceSummaryCents | null {
  const { total } = matches;
  if (total < MIN_SALES_FOR_PRICES) return null;
  const isFew = total < SORTED_SHARE * byPrice.length;
  const prices = isFew
    ? presentPrices(columns, matches.slots, matches).sort()
    : presentPrices(columns, byPrice, matches);
  const [below, above] = [prices[(total - 1) >> 1] ?? 0, prices[total >> 1] ?? 0];
  return {
    median: Math.round((below + above) / 2),
    lowest: prices[0] ?? 0,
    highest: prices[total - 1] ?? 0,
  };
}

function presentPrices(
  { price }: ItemColumns,
  slots: Uint32Array,
  { marks, total }: SnapshotMatches,
): Int32Array {
  const prices = new Int32Array(total);
  const { length } = slots;
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = slots[at] ?? 0;
    if (marks[slot] === SLOT_PRESENT) prices[count++] = price[slot] ?? 0;
  }
  return prices;
}

/** Returns when the newest live item was stored, or null if there is none. */
export function newestStoredAt({ storedAt, goneAt, slotCount }: ItemColumns, now: Micros) {
  let newest: Micros = 0;
  for (let slot = 0; slot < slotCount; slot += 1)
    if ((goneAt[slot] ?? 0) > now) newest = Math.max(newest, storedAt[slot] ?? 0);
  return newest === 0 ? null : newest;
}

export function categoryCountsOf(columns: ItemColumns, now: Micros): CategoryCount[] {
  const { category, categories, goneAt, slotCount } = columns;
  const counts = new Uint32Array(categories.count);
  for (let slot = 0; slot < slotCount; slot += 1) {
    const number = category[slot] ?? NO_CATEGORY;
    if (number !== NO_CATEGORY && (goneAt[slot] ?? 0) > now)
      counts[number] = (counts[number] ?? 0) + 1;
  }
  return Array.from(counts, (items, number) => ({ categoryName: categories.text(number), items }))
    .filter(({ items }) => items > 0)
    .sort((a, b) => b.items - a.items)
    .slice(0, CATEGORY_COUNTS_MAX)
    .sort((a, b) => (a.categoryName < b.categoryName ? -1 : 1));
}

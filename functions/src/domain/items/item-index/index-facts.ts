import {
  CATEGORY_COUNTS_MAX,
  type CategoryCount,
  MIN_SALES_FOR_PRICES,
} from '@contract/schemas/item-list';
import { type ItemColumns, NO_CATEGORY } from './item-columns';
import type { Micros } from './indexed-item';
import { type Matches, PRESENT } from './matching';

/** In whole cents. */
export interface Prices {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Returns null if there are fewer than MIN_SALES_FOR_PRICES matches. `byPrice` is all slots, cheapest first. */
export function pricesOf(
  { price }: ItemColumns,
  byPrice: Uint32Array,
  { marks, total }: Matches,
): Prices | null {
  if (total < MIN_SALES_FOR_PRICES) return null;
  const wanted = [0, (total - 1) >> 1, total >> 1, total - 1];
  const found: number[] = [];
  let count = 0;
  for (let at = 0; found.length < wanted.length && at < byPrice.length; at += 1) {
    const slot = byPrice[at] ?? 0;
    if (marks[slot] !== PRESENT) continue;
    while (wanted[found.length] === count) found.push(price[slot] ?? 0);
    count += 1;
  }
  const [lowest = 0, below = 0, above = 0, highest = 0] = found;
  return { median: Math.round((below + above) / 2), lowest, highest };
}

export function categoriesOf(columns: ItemColumns, now: Micros): CategoryCount[] {
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

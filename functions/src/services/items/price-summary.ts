import { centsToDecimal } from '@contract/rules/money';
import type { PriceSummary } from '@contract/schemas/item-list';
import type { ItemFilter } from '../../domain/items/item-index/item-filter';
import type { ItemIndex } from '../../domain/items/item-index/item-index';
import type { Matches } from '../../domain/items/item-index/matching';

/** What the things found went for, in the contract's words; null where nothing was searched for. */
export function priceSummaryOf(
  index: ItemIndex,
  matches: Matches,
  { search }: ItemFilter,
): PriceSummary | null {
  if (search === null) return null;
  const prices = index.prices(matches);
  return {
    sales: matches.total,
    prices: prices && {
      median: centsToDecimal(prices.median),
      lowest: centsToDecimal(prices.lowest),
      highest: centsToDecimal(prices.highest),
    },
  };
}

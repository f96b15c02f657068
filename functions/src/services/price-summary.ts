import { centsToDecimal } from '@contract/rules/money';
import type { PriceSummary } from '@contract/schemas/listing';
import type { ListingFilter } from '../domain/listing-index/listing-filter';
import type { ListingIndex } from '../domain/listing-index/listing-index';
import type { Matches } from '../domain/listing-index/matching';

/** What the things found went for, in the contract's words; null where nothing was searched for. */
export function priceSummaryOf(
  index: ListingIndex,
  matches: Matches,
  { search }: ListingFilter,
): PriceSummary | null {
  if (search === '') return null;
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

import { centsToDecimal } from '@contract/schemas/money';
import type { PriceSummary } from '@contract/schemas/item-list';
import type { PriceSummaryCents } from '../../domain/items/item-index/index-facts';

/**
 * Returns the price summary of a search.
 * @param prices median, lowest and highest price; null if there are fewer than MIN_SALES_FOR_PRICES sales
 */
export const priceSummary = (sales: number, prices: PriceSummaryCents | null): PriceSummary => ({
  sales,
  prices: prices && {
    median: centsToDecimal(prices.median),
    lowest: centsToDecimal(prices.lowest),
    highest: centsToDecimal(prices.highest),
  },
});

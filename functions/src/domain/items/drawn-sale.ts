import type { DrawnSale } from '@contract/rules/drawn-card';
import type { ItemRecord } from '@contract/schemas/item-record';
import { formatDollars } from '../dollars';
import { priceOf } from '../sales/sale';

type Sold = Pick<
  ItemRecord,
  'title' | 'platform' | 'saleType' | 'soldPriceCents' | 'offerPriceCents'
>;

/** Returns what thumbnails show of an item without a cover. */
export const drawnSaleOf = (sold: Sold): DrawnSale => ({
  title: sold.title,
  platform: sold.platform,
  price: formatDollars(priceOf(sold) / 100),
});

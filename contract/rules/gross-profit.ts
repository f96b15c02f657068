import type { Item } from '../schemas/item';
import { decimalToCents } from './money';

type Priced = Pick<Item, 'isOwnSale' | 'saleType' | 'soldPrice' | 'offerPrice' | 'purchasePrice'>;

/** What the item went for, in cents: the offer price where it was sold on an offer. */
export function salePriceCents(item: Priced): number {
  const offered = item.saleType === 'offer' ? item.offerPrice : null;
  return decimalToCents(offered ?? item.soldPrice);
}

/** Sale price minus purchase price in cents; null for finds and where no purchase price is known (spec 1 §9). */
export function grossProfitCents(item: Priced): number | null {
  if (!item.isOwnSale || item.purchasePrice === null) return null;
  return salePriceCents(item) - decimalToCents(item.purchasePrice);
}

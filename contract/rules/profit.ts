import type { Item } from '../schemas/item';
import { decimalToCents } from '../schemas/money';

type Priced = Pick<Item, 'isOwnSale' | 'saleType' | 'soldPrice' | 'offerPrice' | 'purchasePrice'>;

/** Returns the sale price in cents: the offer price if the item was sold on an offer. */
export function salePriceCents(item: Priced): number {
  const offered = item.saleType === 'offer' ? item.offerPrice : null;
  return decimalToCents(offered ?? item.soldPrice);
}

/** Returns the gross profit in cents, or null for a find or if the purchase price is unknown. */
export function grossProfitCents(item: Priced): number | null {
  if (!item.isOwnSale || item.purchasePrice === null) return null;
  return salePriceCents(item) - decimalToCents(item.purchasePrice);
}

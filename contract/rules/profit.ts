import type { Item } from '../schemas/item';
import { decimalToCents } from '../schemas/money';

type Priced = Pick<Item, 'isOwnSale' | 'saleType' | 'soldPrice' | 'offerPrice' | 'purchasePrice'>;

/**
 * Returns the price in cents that the buyer paid: the offer price if the item was sold on an offer, otherwise the
 * sold price.
 */
export function salePriceCents(item: Priced): number {
  const offered = item.saleType === 'offer' ? item.offerPrice : null;
  return decimalToCents(offered ?? item.soldPrice);
}

/** Returns the gross profit in cents. Returns null for a find, and for a sale with an unknown purchase price. */
export function grossProfitCents(item: Priced): number | null {
  if (!item.isOwnSale || item.purchasePrice === null) return null;
  return salePriceCents(item) - decimalToCents(item.purchasePrice);
}

import type { Item } from '../schemas/item';
import { MAX_CENTS } from '../schemas/money';

const DECIMAL = /^(\d{0,7})(?:\.(\d{0,2}))?$/;

/** Returns a typed price ('34', '34.9', '.50') in cents, or null if it is invalid or above MAX_CENTS. */
export function parseCents(text: string): number | null {
  const match = DECIMAL.exec(text.trim());
  if (!match || !/\d/.test(text)) return null;
  const [, whole = '', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/** Returns the API's decimal string: 3499 becomes '34.99'. */
export function centsToDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function decimalToCents(decimal: string): number {
  return Math.round(Number(decimal) * 100);
}

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

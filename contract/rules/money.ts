import type { Item } from '../schemas/item';
import { MAX_CENTS } from '../schemas/money';

const DECIMAL = /^(\d{0,7})(?:\.(\d{0,2}))?$/;

/**
 * Reads what a person types as a price ('34', '34.9', '.50') as integer cents,
 * or null where it is no amount of at most two decimals and seven digits.
 */
export function parseCents(text: string): number | null {
  const match = DECIMAL.exec(text.trim());
  if (!match || !/\d/.test(text)) return null;
  const [, whole = '', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/** Integer cents as the decimal string that travels over the API: 3499 is '34.99'. */
export function centsToDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The API's decimal string ('34.99', '-3.00') as integer cents. */
export function decimalToCents(decimal: string): number {
  return Math.round(Number(decimal) * 100);
}

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

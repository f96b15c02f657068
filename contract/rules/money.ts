import type { Item } from '../schemas/item';
import { MAX_CENTS } from '../schemas/money';

/** A whole number, with or without thousands commas, then a dot and digits or a comma and one or two digits. */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*)|,(\d{1,2}))?$/;

/**
 * Returns a typed price in cents, rounded half up, or null if it is invalid or above MAX_CENTS. Reads '$1,200',
 * '12,50' (a decimal comma), '.5' and '12.345'.
 */
export function parseCents(text: string): number | null {
  const match = AMOUNT.exec(text.replaceAll(/[$\s]/g, ''));
  if (!match || !/\d/.test(text)) return null;
  const [, whole = '', afterDot, afterComma] = match;
  const fraction = afterDot ?? afterComma ?? '';
  const dollars = Number(whole.replaceAll(',', ''));
  const roundedUp = (fraction[2] ?? '0') >= '5' ? 1 : 0;
  const cents = dollars * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + roundedUp;
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

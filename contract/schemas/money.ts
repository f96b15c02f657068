import * as z from 'zod/mini';

export const MAX_CENTS = 999_999_999;

/** An amount of US dollars in the API: a text with two decimals, such as '34.99'. */
export const moneySchema = z.string().check(z.regex(/^-?\d{1,7}\.\d{2}$/));

/**
 * Matches a number, with or without commas between thousands. Its decimals are a dot and any number of digits, or a
 * comma and one or two digits. The number may lack decimals, and it may lack digits before the decimals.
 */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*)|,(\d{1,2}))?$/;

/**
 * Parses a typed price and returns it in cents, rounded half up. Returns null if it is invalid or above MAX_CENTS.
 * Accepts '$1,200', '12,50' (a decimal comma), '.5' and '12.345'.
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

/** Formats cents as a decimal text for the API: 3499 becomes '34.99'. */
export function centsToDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function decimalToCents(decimal: string): number {
  return Math.round(Number(decimal) * 100);
}

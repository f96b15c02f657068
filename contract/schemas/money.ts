import * as z from 'zod/mini';

export const MAX_CENTS = 999_999_999;

/** US dollars in the API: a string with two decimals, '34.99'. */
export const moneySchema = z.string().check(z.regex(/^-?\d{1,7}\.\d{2}$/));

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

/** Returns cents as the decimal string of the API: 3499 becomes '34.99'. */
export function centsToDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function decimalToCents(decimal: string): number {
  return Math.round(Number(decimal) * 100);
}

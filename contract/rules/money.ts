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

import { parseCents } from './money';

/**
 * Parses a typed number and returns it in hundredths: '13.6%' becomes 1360. Returns null if the text is not a number,
 * is negative, or has more than two decimals.
 */
export function parseHundredths(text: string): number | null {
  const number = text.replaceAll('%', '');
  return /\.\d{3}/.test(number) ? null : parseCents(number);
}

/** Formats basis points as a percentage: 1360 becomes '13.6', and 2000 becomes '20'. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100);

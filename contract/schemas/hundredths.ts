import { parseCents } from './money';

/** Returns a typed number in hundredths, such as 1360 for '13.6%', or null if it is invalid or has more than two decimals. */
export function hundredthsIn(text: string): number | null {
  const number = text.replaceAll('%', '');
  return /\.\d{3}/.test(number) ? null : parseCents(number);
}

/** 1360 becomes '13.6', and 2000 becomes '20'. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100);

import { compactCount } from '@/lib/format';

/** Returns a short text for an amount: '$1.2K' for 123400 cents, and '-$50.50' for -5050 cents. */
export function axisAmount(cents: number): string {
  const amount = Math.abs(cents) / 100;
  const text =
    Number.isInteger(amount) || amount >= 1000 ? compactCount(amount) : amount.toFixed(2);
  return `${cents < 0 ? '-' : ''}$${text}`;
}

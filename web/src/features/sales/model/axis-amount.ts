import { compactCount } from '@/lib/format';

/** 123400 becomes '$1.2K', and -5050 becomes '-$50.50'. */
export function axisAmount(cents: number): string {
  const amount = Math.abs(cents) / 100;
  const text =
    Number.isInteger(amount) || amount >= 1000 ? compactCount(amount) : amount.toFixed(2);
  return `${cents < 0 ? '-' : ''}$${text}`;
}

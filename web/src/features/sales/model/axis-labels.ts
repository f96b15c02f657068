import { compactCount, formatDay } from '@/lib/format';

/** 123400 becomes '$1.2K', and -5050 becomes '-$50.50'. */
export function axisAmount(cents: number): string {
  const amount = Math.abs(cents) / 100;
  const text =
    Number.isInteger(amount) || amount >= 1000 ? compactCount(amount) : amount.toFixed(2);
  return `${cents < 0 ? '-' : ''}$${text}`;
}

/** '2026-11-16' becomes 'Nov 16'. */
export const shortDay = (day: string): string => formatDay(day).replace(/,.*$/, '');

/** Returns every `step`th value, with room for half a label at both ends. */
export function spacedOut<Value>(values: readonly Value[], step: number): Value[] {
  const half = Math.floor(step / 2);
  const last = values.length - 1;
  return values.filter((_value, index) => index >= half && (last - index) % step === half);
}

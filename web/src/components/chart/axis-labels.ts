import { formatDay } from '@/lib/format';

/** Returns a day without its year: '2026-11-16' becomes 'Nov 16'. */
export const shortDay = (day: string): string => formatDay(day).replace(/,.*$/, '');

/** Returns every `step`th value for the labels of an axis. Leaves room for half a label at both ends of the axis. */
export function everyNth<Value>(values: readonly Value[], step: number): Value[] {
  const half = Math.floor(step / 2);
  const last = values.length - 1;
  return values.filter((_value, index) => index >= half && (last - index) % step === half);
}

const CHARACTER_WIDTH = 7;
const GAP = 14;

/** Returns the width in pixels that the longest of `labels` needs, plus a gap. */
export const longestLabelWidthPx = (labels: readonly string[]): number =>
  Math.max(0, ...labels.map(({ length }) => length)) * CHARACTER_WIDTH + GAP;

import type { SalesRange } from '@contract/schemas/sales-range';
import { formatDay } from '@/lib/format';

export const SALES_PERIODS = [
  { value: 'all', label: 'All time' },
  { value: 'days', label: 'Last 30 days' },
  { value: 'this-year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
] as const;
export type SalesPeriod = (typeof SALES_PERIODS)[number]['value'];

const DAYS = 30;

/** Returns the day of a time in the member's time zone, such as '2026-11-21'. */
const dayOf = (time: Date): string =>
  [
    String(time.getFullYear()),
    String(time.getMonth() + 1).padStart(2, '0'),
    String(time.getDate()).padStart(2, '0'),
  ].join('-');

const yearRange = (year: number): SalesRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

export function rangeOfPeriod(period: SalesPeriod, now: Date): SalesRange {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS + 1);
  switch (period) {
    case 'all':
      return {};
    case 'days':
      return { from: dayOf(first) };
    case 'this-year':
      return yearRange(now.getFullYear());
    case 'last-year':
      return yearRange(now.getFullYear() - 1);
  }
}

/** Returns the days of a period in words. */
export function periodInWords({ from, to }: SalesRange, firstDay: string | null): string {
  if (from === undefined) return firstDay === null ? '' : `Since ${formatDay(firstDay)}`;
  return to === undefined ? `Since ${formatDay(from)}` : `${formatDay(from)} to ${formatDay(to)}`;
}

import type { Price } from './stored';

/**
 * Returns the same day of the month and time of day, `months` later. If that month has no such day, returns its last
 * day.
 */
function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/**
 * Returns the end of the billing period that starts at `start`. Periods end on the day of month of `anchor`, or on the
 * last day of a shorter month: after January 31 and February 28 comes March 31.
 */
export function periodEnd(anchor: number, start: number, recurring: Price['recurring']): number {
  const months = (recurring?.interval === 'year' ? 12 : 1) * (recurring?.interval_count ?? 1);
  const usual = addMonths(start, months);
  const from = new Date(anchor * 1000);
  const to = new Date(usual * 1000);
  const apart =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const distance = (time: number) => Math.abs(time - usual);
  return [apart - 1, apart, apart + 1]
    .map((count) => addMonths(anchor, count))
    .reduce((best, time) => (distance(time) < distance(best) ? time : best));
}

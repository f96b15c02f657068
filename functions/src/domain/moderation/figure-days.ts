import { DAY_MS } from '@contract/rules/durations';
import { utcDay } from '../utc-day';

/** Clocks differ, and a commit can take a while. So a day is folded this much later than it ends. */
const MARGIN_MS = 15 * 60 * 1000;
/** A commit more than two days after a day's end is counted on a later day. */
export const FOLDED_AGAIN = 3;

/** Every day since then will be folded again. */
const LATE_MS = 2 * DAY_MS;

/** Returns the day so many days after another, such as '2026-12-01'. */
export const daysAfter = (day: string, count: number): string =>
  utcDay(new Date(Date.parse(day) + count * DAY_MS));

/** Returns all days from one to another. Empty if the last is before the first. */
export function daysFrom(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => daysAfter(first, place));
}

/** Returns the last day that has ended for sure. */
export const lastEndedDay = (now: Date): string =>
  utcDay(new Date(now.getTime() - MARGIN_MS - DAY_MS));

/** Returns the first of the days that can still change. */
export const firstOpenDay = (now: Date): string => daysAfter(utcDay(now), -FOLDED_AGAIN);

/** Returns when something counts that is noticed only now: when it happened, or two days ago, because no run may fold the days before that again. */
export const countedAt = (happenedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(happenedAt.getTime(), now.getTime() - LATE_MS)));

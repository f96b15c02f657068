import { DAY_MS } from '@contract/rules/durations';
import { utcDay } from '../utc-day';

/**
 * The time from the end of a day until the folding job first adds up the counts of the day, in milliseconds. The delay
 * allows for clocks that differ and for commits that take time.
 */
const MARGIN_MS = 15 * 60 * 1000;
/**
 * The number of ended days whose counts each run of the folding job adds up again. An event that is committed after the
 * last run for its day counts on a later day.
 */
export const ENDED_DAYS_SUMMED_AGAIN = 3;

/**
 * An event counts at most this long before the present, in milliseconds, even if it happened earlier. The next run of
 * the folding job still adds up the counts of that day.
 */
const LATE_MS = 2 * DAY_MS;

/** Returns the day that is `count` days after another day, such as '2026-12-01'. */
export const addDaysToDay = (day: string, count: number): string =>
  utcDay(new Date(Date.parse(day) + count * DAY_MS));

/** Returns all days from `first` to `last`. Returns none if `last` is before `first`. */
export function daysFrom(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => addDaysToDay(first, place));
}

/** Returns the last UTC day that has certainly ended on all clocks. */
export const lastEndedDay = (now: Date): string =>
  utcDay(new Date(now.getTime() - MARGIN_MS - DAY_MS));

/** Returns the first UTC day whose counts can still change. */
export const firstChangeableDay = (now: Date): string =>
  addDaysToDay(utcDay(now), -ENDED_DAYS_SUMMED_AGAIN);

/**
 * Returns the time at which an event counts. This is the time at which it happened, but at the earliest two days ago,
 * because the folding job does not add up the counts of earlier days again.
 */
export const countingTimeOf = (happenedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(happenedAt.getTime(), now.getTime() - LATE_MS)));

import { DAY_MS } from '@contract/rules/durations';

export const WEEK_MS = 7 * DAY_MS;
/** The first Monday after 1970-01-01, in milliseconds since 1970. 1970-01-01 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Returns the Monday of the ISO week of a time, in UTC, such as '2026-11-16'. */
export function mondayOfUtcWeek(time: Date): string {
  const weeks = Math.floor((time.getTime() - FIRST_MONDAY_MS) / WEEK_MS);
  return new Date(weeks * WEEK_MS + FIRST_MONDAY_MS).toISOString().slice(0, 10);
}

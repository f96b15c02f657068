import { DAY_MS } from '@contract/rules/durations';

/** Formats a UTC date for people, such as 'Dec 3, 2026'. */
export const utcDateFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** Returns the UTC day of a time, such as '2026-12-03'. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the seconds until the next UTC day, rounded up (at least 1). */
export function secondsLeftOfUtcDay(time: Date): number {
  return Math.ceil((DAY_MS - (time.getTime() % DAY_MS)) / 1000);
}

/** Returns the last `count` UTC days, today first. */
export const utcDaysUntil = (today: Date, count: number): string[] =>
  Array.from({ length: count }, (_, ago) => utcDay(new Date(today.getTime() - ago * DAY_MS)));

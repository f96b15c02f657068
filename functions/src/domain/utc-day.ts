const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day of a time in UTC: '2026-11-21'. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** How many whole seconds after a time the next day in UTC has begun, at least 1. */
export function secondsLeftOfUtcDay(time: Date): number {
  return Math.ceil((DAY_MS - (time.getTime() % DAY_MS)) / 1000);
}

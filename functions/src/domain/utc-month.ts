/** Returns the first moment of the UTC month of a time. */
export const startOfUtcMonth = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));

/** Returns the UTC month that ended at `end`, such as '2026-10' for November 1, 00:00. */
export const utcMonthEndedAt = (end: Date): string =>
  new Date(end.getTime() - 1).toISOString().slice(0, 7);

/** Returns the last microsecond before a time, as microseconds since 1970. */
export const lastMicrosBefore = (time: Date): number => time.getTime() * 1000 - 1;

/** Returns the first moment of the UTC month of a time. */
export const startOfUtcMonth = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));

/** Returns the UTC month, '2026-10', that ended at its end, which is the first moment of the next one. */
export const utcMonthEndedAt = (end: Date): string =>
  new Date(end.getTime() - 1).toISOString().slice(0, 7);

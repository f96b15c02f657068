/** Returns the first moment of the UTC month of a time. */
export const startOfUtcMonth = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));

const DAY_MS = 24 * 60 * 60 * 1000;
export const FREE_RETENTION_DAYS = 30;
export const PREMIUM_RETENTION_DAYS = 90;

/** When an item leaves the board: 30 or 90 days after it was added, never before the end of that UTC month. */
export function itemExpiry(addedAt: Date, ownerIsPremium: boolean): Date {
  const days = ownerIsPremium ? PREMIUM_RETENTION_DAYS : FREE_RETENTION_DAYS;
  const endOfMonth = Date.UTC(addedAt.getUTCFullYear(), addedAt.getUTCMonth() + 1, 1);
  return new Date(Math.max(addedAt.getTime() + days * DAY_MS, endOfMonth));
}

/** An item expires this many days after it was added, but never before the end of that month. */
export const FREE_RETENTION_DAYS = 30;
export const PREMIUM_RETENTION_DAYS = 90;

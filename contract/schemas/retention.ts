/** An item expires this many days after it was added, but never before the end of that month (`rules/retention.ts`). */
export const FREE_RETENTION_DAYS = 30;
export const PREMIUM_RETENTION_DAYS = 90;
/**
 * How many days after the end of a plan its items expire, if the plan would have kept them longer. Every item stays
 * for its free time at least.
 */
export const LAPSE_RETENTION_DAYS = 30;
/** The owner is notified this many days before the first items expire because the plan ended. */
export const LAPSE_NOTICE_DAYS = 7;

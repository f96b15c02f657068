/** An item expires this many days after it was added, but never before the end of that month (`rules/retention.ts`). */
export const FREE_RETENTION_DAYS = 30;
export const PREMIUM_RETENTION_DAYS = 90;
/** Items shared while premium stay at most this long after the plan has ended. */
export const LAPSE_RETENTION_DAYS = 30;
/** How long before the first item expires because of a lapse its owner is notified. */
export const LAPSE_NOTICE_DAYS = 7;

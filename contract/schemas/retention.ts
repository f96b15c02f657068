/** An item expires this many days after it was added, but never before the end of that month (`rules/retention.ts`). */
export const FREE_RETENTION_DAYS = 30;
export const PREMIUM_RETENTION_DAYS = 90;
/** How many days items stay after the end of a plan that would have kept them longer. No item loses its free time. */
export const LAPSE_RETENTION_DAYS = 30;
/** How many days before the first items expire because of a lapse the owner is notified. */
export const LAPSE_NOTICE_DAYS = 7;

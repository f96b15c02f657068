/**
 * A free member's item expires this many days after it was added, but never before the end of that UTC month
 * (`rules/retention.ts`).
 */
export const FREE_RETENTION_DAYS = 30;
export const PREMIUM_RETENTION_DAYS = 90;
/**
 * After a plan ended, items that the plan would have kept longer expire this many days after the end of the plan. No
 * item expires before the end of its free time.
 */
export const LAPSE_RETENTION_DAYS = 30;
/** If items will expire because a plan ended, their owner is notified this many days before the first item expires. */
export const LAPSE_NOTICE_DAYS = 7;

/**
 * A free member's item expires this many days after it was added, but never before the end of that UTC month
 * (`rules/retention.ts`).
 */
export const FREE_RETENTION_DAYS = 30;
export const PREMIUM_RETENTION_DAYS = 90;
/**
 * After a plan has ended, the items of its owner expire this many days after the end of the plan, but not before the
 * end of their free time and not after the end of their premium time (`rules/retention.ts`).
 */
export const LAPSE_RETENTION_DAYS = 30;
/** If items will expire because a plan ended, their owner is notified this many days before the first item expires. */
export const LAPSE_NOTICE_DAYS = 7;

import { DAY_MS } from '@contract/rules/durations';
import type { ReporterRecord } from '@contract/schemas/reported';

/** Younger accounts can report, but their reports hide nothing. */
const MIN_AGE_MS = 7 * DAY_MS;
/** Of a reporter without decided reports, because nothing speaks for or against them. */
const UNKNOWN_PERCENT = 50;

/** Returns how many of a reporter's decided reports admins resolved, in whole percent. */
export const upheldPercent = ({ upheld, decided }: ReporterRecord): number =>
  decided === 0 ? UNKNOWN_PERCENT : Math.round((100 * upheld) / decided);

interface Reporter {
  readonly isVerified: boolean;
  readonly joinedAt: Date;
  readonly record: ReporterRecord;
}

/** Whether the report counts toward hiding an item. Leaves out new, unverified and mostly dismissed reporters. */
export function countsForHiding({ isVerified, joinedAt, record }: Reporter, at: Date): boolean {
  const { upheld, decided } = record;
  const isOld = at.getTime() - joinedAt.getTime() > MIN_AGE_MS;
  const isMostlyDismissed = decided > 0 && (decided - upheld) * 2 >= decided;
  return isVerified && isOld && !isMostlyDismissed;
}

import { DAY_MS } from '@contract/rules/durations';
import type { ReporterTrackRecord } from '@contract/schemas/report-for-admins';

/** The age, in milliseconds, that an account must exceed so that its reports can hide an item. */
const MIN_AGE_MS = 7 * DAY_MS;
/** The percentage of upheld reports that is assumed for a reporter who has no decided reports. */
const UNKNOWN_PERCENT = 50;

/** Returns the percentage of a reporter's decided reports that were upheld, which means that an admin resolved them. */
export const upheldPercent = ({ upheld, decided }: ReporterTrackRecord): number =>
  decided === 0 ? UNKNOWN_PERCENT : Math.round((100 * upheld) / decided);

interface Reporter {
  readonly isVerified: boolean;
  readonly joinedAt: Date;
  readonly record: ReporterTrackRecord;
}

/**
 * Returns true if a report counts toward hiding its item. It does not count if the reporter's account is new or
 * unverified, or if admins dismissed at least half of the reporter's decided reports.
 */
export function doesReportCountTowardHiding(
  { isVerified, joinedAt, record }: Reporter,
  at: Date,
): boolean {
  const { upheld, decided } = record;
  const isOld = at.getTime() - joinedAt.getTime() > MIN_AGE_MS;
  const isMostlyDismissed = decided > 0 && (decided - upheld) * 2 >= decided;
  return isVerified && isOld && !isMostlyDismissed;
}

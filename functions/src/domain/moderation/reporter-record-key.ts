import type { ReportStatus } from '@contract/schemas/report';

/**
 * The id that replaces an admin's id in decisions after the admin's account was deleted. Without an id, a decision
 * would not count as a decision by an admin.
 */
export const DELETED_ADMIN_ID = 'deleted-member';

interface DecidedReport {
  readonly status: ReportStatus;
  readonly decidedById: string | null;
}

/**
 * Returns which count of the reporter's record a decided report increases: 'resolved' or 'dismissed'. Returns null
 * unless an admin resolved or dismissed the report.
 */
export function reporterRecordKeyOf({
  status,
  decidedById,
}: DecidedReport): 'resolved' | 'dismissed' | null {
  if (decidedById === null) return null;
  return status === 'resolved' || status === 'dismissed' ? status : null;
}

import type { ReportStatus } from '@contract/schemas/report';

/** In place of the id of an admin whose account was deleted, so that the decision still counts as one of an admin. */
export const DELETED_ADMIN = 'deleted-member';

interface DecidedReport {
  readonly status: ReportStatus;
  readonly decidedById: string | null;
}

/** Returns as what a report counts in its reporter's record. Null unless an admin resolved or dismissed it. */
export function countedAs({ status, decidedById }: DecidedReport): 'resolved' | 'dismissed' | null {
  if (decidedById === null) return null;
  return status === 'resolved' || status === 'dismissed' ? status : null;
}

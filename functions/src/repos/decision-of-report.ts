import type { AdminAct } from '@contract/schemas/audit-log';
import type { Decision } from '@contract/schemas/reported';
import type { ReportNote } from '@contract/schemas/report';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../lib/authority';
import type { NewAuditEntry } from './audit-log';
import { collections } from './collections/collections';
import type { ReportMove } from './report-sums';
import { type StoredReport, storedReportIn, versionOf } from './stored-report';

/** Further pending reports that one transaction decides. */
export const DECIDED_AT_ONCE = 100;

/** The admin who acts. */
export interface Admin {
  readonly actor: Actor;
  readonly username: string | null;
}

/** What an admin decides about a report. */
export interface DecisionOfReport {
  readonly admin: Admin;
  /** The version that the admin saw. Undefined: any. */
  readonly version: string | undefined;
  /** Null leaves the reports as they are, so that only `prepare` changes something. */
  readonly status: Decision | null;
  /** '' if the admin wrote none. */
  readonly notes: string;
  /** Whether the other pending reports of the item or comment get the same, except one that the admin made. */
  readonly reports: 'this' | 'pending too';
  readonly act: AdminAct;
  /** What became of the item or comment, if the act removes it. */
  readonly gone?: ReportNote;
}

/** A repeat of what the same admin decided finds the version that it made itself. */
export function isChanged(report: StoredReport, request: DecisionOfReport): boolean {
  if (request.version === undefined || request.version === versionOf(report)) return false;
  const isOwnRepeat = report.record.decidedById === request.admin.actor.uid;
  return request.status === null || !isOwnRepeat || differs(report, request);
}

/** Whether the decision changes the report. */
export function differs(
  { record }: StoredReport,
  { status, notes, gone }: DecisionOfReport,
): boolean {
  if (status === null) return false;
  return (
    record.status !== status ||
    (record.note ?? '') !== notes ||
    record.decidedById === null ||
    (gone !== undefined && record.gone !== gone)
  );
}

/** Returns the other pending reports that are to be decided, the newest first. */
export async function othersOf(
  transaction: Transaction,
  db: Firestore,
  { reports, status, admin }: DecisionOfReport,
  report: StoredReport,
): Promise<{ readonly reports: readonly StoredReport[]; readonly isMore: boolean }> {
  if (reports === 'this' || status === null) return { reports: [], isMore: false };
  const { docs } = await transaction.get(
    collections.reports
      .in(db)
      .where('subjectId', '==', report.subjectId)
      .where('status', '==', 'pending')
      .orderBy('createdAt', 'desc')
      // Also the report itself, one of the admin, and one that is left.
      .limit(DECIDED_AT_ONCE + 3),
  );
  const others = docs
    .flatMap((snapshot) => storedReportIn(snapshot) ?? [])
    .filter(
      ({ number, record }) => number !== report.number && record.reporterId !== admin.actor.uid,
    );
  return { reports: others.slice(0, DECIDED_AT_ONCE), isMore: others.length > DECIDED_AT_ONCE };
}

export const movesOf = (
  decided: readonly StoredReport[],
  { admin, status, notes, gone }: DecisionOfReport,
): ReportMove[] =>
  status === null
    ? []
    : decided.map((report) => ({
        report,
        isCounted: true,
        to: status,
        decidedById: admin.actor.uid,
        fields: {
          status,
          note: notes === '' ? null : notes,
          decidedById: admin.actor.uid,
          decidedBy: admin.username,
          decidedAt: FieldValue.serverTimestamp(),
          ...(gone !== undefined && { gone }),
        },
      }));

/** `first` is the first report that it decided, if any. */
export function auditEntryOf(
  { admin, act, notes, status }: DecisionOfReport,
  { number, record }: StoredReport,
  [first]: readonly StoredReport[],
  states: { readonly before?: string; readonly after?: string } | null,
): NewAuditEntry {
  const { comment } = record;
  return {
    act,
    adminUsername: admin.username,
    adminId: admin.actor.uid,
    report: number,
    subject: record.itemTitle,
    itemId: record.itemId,
    commentId: record.commentId,
    memberId: comment ? comment.userId : record.itemOwnerId,
    memberUsername: comment ? comment.username : record.itemOwner,
    note: notes,
    before: states?.before ?? (first ?? { record }).record.status,
    after: states?.after ?? status ?? record.status,
  };
}

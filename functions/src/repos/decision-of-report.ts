import type { AdminAct } from '@contract/schemas/audit-log';
import type { ReportDecision } from '@contract/schemas/report-for-admins';
import type { SubjectGoneNote } from '@contract/schemas/report';
import {
  FieldValue,
  type Firestore,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import type { Actor } from '../lib/authority';
import type { NewAuditEntry } from './audit-log';
import { collections } from './collections/collections';
import type { ReportStatusChange } from './report-sums';
import {
  type ReportRecord,
  type StoredReport,
  reportInSnapshot,
  reportVersionOf,
} from './stored-report';

/** The maximum number of other pending reports that one transaction decides. */
export const MAX_REPORTS_PER_DECISION = 100;

/** The admin who decides. */
export interface DecidingAdmin {
  readonly actor: Actor;
  readonly username: string | null;
}

/** What an admin decides about a report. */
export interface DecisionOfReport {
  readonly admin: DecidingAdmin;
  /** The version of the report that the admin saw. If undefined, the version is not checked. */
  readonly version: string | undefined;
  readonly status: ReportDecision;
  /** The notes that the admin wrote about the decision, or ''. */
  readonly notes: string;
  /**
   * Which reports to decide. 'this': only the report. 'pending too': also the other pending reports of the same item or
   * comment, except a report by the deciding admin. 'pending only': all pending reports of the item or comment; if the
   * report itself is decided already, it keeps its decision.
   */
  readonly reports: 'this' | 'pending too' | 'pending only';
  readonly act: AdminAct;
  /** The value for the field `gone` of the report. Given only if the act removes the item or comment. */
  readonly gone?: SubjectGoneNote;
}

/**
 * Whether the report has changed since the admin saw it. False if the only change is that an earlier request of the
 * same admin has made the same decision.
 */
export function hasReportChanged(report: StoredReport, request: DecisionOfReport): boolean {
  if (request.version === undefined || request.version === reportVersionOf(report)) return false;
  const { decidedById, shownAt } = report.record;
  const isOwnRepeat = decidedById === request.admin.actor.uid && shownAt === null;
  return request.reports === 'pending only' || !isOwnRepeat || wouldChangeReport(report, request);
}

/** Whether the decision would change the stored report. */
export function wouldChangeReport(
  { record }: StoredReport,
  { status, notes, reports }: DecisionOfReport,
): boolean {
  if (reports === 'pending only') return record.status === 'pending';
  return record.status !== status || (record.note ?? '') !== notes || record.decidedById === null;
}

interface OtherReportsRequest extends Pick<DecisionOfReport, 'reports' | 'admin'> {
  /**
   * The maximum number of other pending reports that one transaction decides. Tests pass a smaller number than the
   * default.
   */
  readonly decidedAtOnce: number;
}

/** Returns the other pending reports to decide, the newest first. */
export async function readOtherPendingReports(
  transaction: Transaction,
  db: Firestore,
  { reports, admin, decidedAtOnce }: OtherReportsRequest,
  report: Pick<StoredReport, 'subjectId' | 'number'>,
): Promise<{ readonly reports: readonly StoredReport[]; readonly isMore: boolean }> {
  if (reports === 'this') return { reports: [], isMore: false };
  const { docs } = await transaction.get(
    collections.reports
      .in(db)
      .where('subjectId', '==', report.subjectId)
      .where('status', '==', 'pending')
      .orderBy('createdAt', 'desc')
      // Reads three more reports than one transaction decides: one for the report itself, one for a report by the
      // admin, and one to find out whether more are left.
      .limit(decidedAtOnce + 3),
  );
  const others = docs
    .flatMap((snapshot) => reportInSnapshot(snapshot) ?? [])
    .filter(
      ({ number, record }) => number !== report.number && record.reporterId !== admin.actor.uid,
    );
  return { reports: others.slice(0, decidedAtOnce), isMore: others.length > decidedAtOnce };
}

export const reportStatusChangesOf = (
  decided: readonly StoredReport[],
  request: DecisionOfReport,
): ReportStatusChange[] =>
  decided.map((report) => ({
    report,
    isCounted: true,
    to: request.status,
    decidedById: request.admin.actor.uid,
    fields: {
      status: request.status,
      note: request.notes === '' ? null : request.notes,
      ...decidedBy(request),
    },
  }));

const decidedBy = ({ admin }: DecisionOfReport) => ({
  decidedById: admin.actor.uid,
  decidedBy: admin.username,
  decidedAt: FieldValue.serverTimestamp(),
  shownAt: null,
});

/**
 * Returns the fields to change in the report through which an admin has acted on an item or comment. They are written
 * even if the report was already decided, so that the report gets a new version and the time of the act.
 */
export const reportChangeByAct = (request: DecisionOfReport): UpdateData<ReportRecord> =>
  request.reports === 'pending only'
    ? { shownAt: FieldValue.serverTimestamp() }
    : { ...decidedBy(request), ...(request.gone !== undefined && { gone: request.gone }) };

/** The state of an item or comment before and after an act, such as 'shown' and 'hidden'. */
export interface StateChangeByAct {
  readonly before: string;
  readonly after: string;
}

/** Returns the audit entry of an act. If only reports change, `states` is null, and the entry describes a decision. */
export function auditEntryOf(
  { admin, act, notes, status }: DecisionOfReport,
  { number, record }: StoredReport,
  decided: readonly StoredReport[],
  states: StateChangeByAct | null,
): NewAuditEntry {
  const { comment } = record;
  const before = (decided[0] ?? { record }).record.status;
  const isDecision = act === 'decide_report' || states === null;
  return {
    act: isDecision ? 'decide_report' : act,
    adminUsername: admin.username,
    adminId: admin.actor.uid,
    report: number,
    reports: decided.length,
    subject: record.itemTitle,
    itemId: record.itemId,
    commentId: record.commentId,
    memberId: comment ? comment.userId : record.itemOwnerId,
    memberUsername: comment ? comment.username : record.itemOwner,
    note: notes,
    before: joined(isDecision && before, states?.before),
    after: joined(isDecision && status, states?.after),
  };
}

const joined = (...states: readonly (string | false | undefined)[]): string =>
  states.filter((state) => typeof state === 'string').join(', ');

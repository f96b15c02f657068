import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Authorized } from '../lib/authority';
import { addAuditEntry } from './audit-log';
import {
  type DecidingAdmin,
  auditEntryOf,
  MAX_REPORTS_PER_DECISION,
  type DecisionOfReport,
  wouldChangeReport,
  hasReportChanged,
  reportStatusChangesOf,
  readOtherPendingReports,
  type StateChangeByAct,
  reportChangeByAct,
} from './decision-of-report';
import { collections } from './collections/collections';
import { rethrowTransactionError } from './grpc-status';
import { prepareReportStatusChanges } from './report-sums';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import { findReport, type ReportKey, type StoredReport } from './stored-report';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because new reports of the same item or
 * comment, and other decisions, change its entries at the same time.
 */
const MAX_ATTEMPTS = 20;

/**
 * The changes that an act of an admin makes to an item, a comment or a member, in addition to the changes of reports.
 */
export interface PreparedAct extends StateChangeByAct {
  /** Writes the changes. Called after all reads of the transaction. */
  readonly write: () => void;
}

export interface DecisionState {
  readonly admin: DecidingAdmin;
  /** The report before the decision. */
  readonly report: StoredReport;
  /** How many pending reports the item or comment has after the decision. */
  readonly pendingLeft: number;
}

/**
 * Reads what the act changes in addition to reports. Reads in the given transaction. Returns null if there is nothing
 * to change. Throws an AppError to reject the act. Runs again if the transaction is retried.
 */
export type PrepareAct = (
  transaction: Transaction,
  state: DecisionState,
) => Promise<PreparedAct | null>;

export interface DecisionRequest extends DecisionOfReport {
  readonly report: Authorized<ReportKey>;
  readonly prepare?: PrepareAct;
}

export interface ReportDecisionsRepo {
  /**
   * Decides a report and the other reports that the request includes. The same transaction changes the queue entries,
   * the counts and the records of the reporters, adds the audit entry, and makes the changes that `prepare` returns. If
   * there are more than 100 other reports, earlier transactions decide the rest, each with its own audit entry. Returns
   * the report after the decision. Returns 'changed' if the report has changed since the admin saw it, unless the
   * change is the same decision by the same admin. Returns null if there is no such report. Idempotent: a repeat writes
   * nothing. Throws AppError 'unauthorized' or 'suspended' if the admin is gone or suspended.
   */
  decide(request: DecisionRequest): Promise<StoredReport | 'changed' | null>;
}

export const createReportDecisionsRepo = (
  db: Firestore,
  decidedAtOnce = MAX_REPORTS_PER_DECISION,
): ReportDecisionsRepo => ({
  decide: async (decision) => {
    const request = { ...decision, decidedAtOnce };
    for (;;) {
      const part = await db.runTransaction(
        (transaction) => decidePart(transaction, db, request).catch(rethrowTransactionError),
        { maxAttempts: MAX_ATTEMPTS },
      );
      if (part === 'decided') return findReport(db, request.report);
      if (part !== 'more') return part;
    }
  },
});

/**
 * Decides up to 100 of the other reports in one transaction. Returns 'more' if pending reports are left for the next
 * transaction. Only the last transaction decides the report itself and changes the item or comment.
 */
async function decidePart(
  transaction: Transaction,
  db: Firestore,
  request: DecisionRequest & { readonly decidedAtOnce: number },
): Promise<'more' | 'decided' | 'changed' | null> {
  const { uid } = request.admin.actor;
  const admin = await requireMember(transaction, collections.users.doc(db, { uid }));
  requireNotSuspended(admin, new Date());
  const report = await findReport(db, request.report, transaction);
  if (!report) return null;
  if (hasReportChanged(report, request)) return 'changed';
  const { reports: others, isMore } = await readOtherPendingReports(
    transaction,
    db,
    request,
    report,
  );
  const decided = !isMore && wouldChangeReport(report, request) ? [report, ...others] : others;
  const subject = { ...report.record, subjectId: report.subjectId };
  const moves = await prepareReportStatusChanges(
    transaction,
    db,
    subject,
    reportStatusChangesOf(decided, request),
  );
  const state = { admin: request.admin, report, pendingLeft: moves.pendingLeft };
  const prepared = isMore ? null : ((await request.prepare?.(transaction, state)) ?? null);
  if (decided.length > 0 || prepared) {
    moves.write(prepared && { report, fields: reportChangeByAct(request) });
    prepared?.write();
    addAuditEntry(transaction, db, auditEntryOf(request, report, decided, prepared));
  }
  return isMore ? 'more' : 'decided';
}

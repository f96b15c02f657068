import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Authorized } from '../lib/authority';
import { addAuditEntry } from './audit-log';
import {
  type Admin,
  auditEntryOf,
  DECIDED_AT_ONCE,
  type DecisionOfReport,
  differs,
  isChanged,
  movesOf,
  othersOf,
  type StatesOfAct,
  traceOf,
} from './decision-of-report';
import { collections } from './collections/collections';
import { throwAborted } from './grpc-status';
import { prepareMoves } from './report-sums';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import { findReport, type ReportKey, type StoredReport } from './stored-report';

/** Reports of the subject and other decisions contend for its entries. */
const MAX_ATTEMPTS = 20;

/** What else an act changes. */
export interface PreparedAct extends StatesOfAct {
  /** Runs after all reads of the transaction. */
  readonly write: () => void;
}

export interface DecisionState {
  readonly admin: Admin;
  /** As it was before the decision. */
  readonly report: StoredReport;
  /** How many pending reports the item or comment has after the decision. */
  readonly pendingLeft: number;
}

/**
 * Reads in the transaction what else the act changes. Returns null if it has nothing to do. Throws an AppError to refuse the act. Runs
 * again if the transaction does.
 */
export type Prepare = (
  transaction: Transaction,
  state: DecisionState,
) => Promise<PreparedAct | null>;

export interface DecisionRequest extends DecisionOfReport {
  readonly report: Authorized<ReportKey>;
  readonly prepare?: Prepare;
}

export interface ReportDecisionsRepo {
  /**
   * Decides a report, and the others that the request includes, in one transaction with their entries, counts, the records of their
   * reporters, the audit entry and what `prepare` returns. Of more than 100 others, transactions before that one decide the rest, each with an entry of its own. Returns
   * the report as it is then, 'changed' if it has another version, unless the same admin decided the same, and null if there is none. Safe to
   * repeat: a repeat writes nothing. Throws AppError 'unauthorized' or 'suspended' if the admin is gone or suspended.
   */
  decide(request: DecisionRequest): Promise<StoredReport | 'changed' | null>;
}

export const createReportDecisionsRepo = (
  db: Firestore,
  decidedAtOnce = DECIDED_AT_ONCE,
): ReportDecisionsRepo => ({
  decide: async (decision) => {
    const request = { ...decision, decidedAtOnce };
    for (;;) {
      const part = await db.runTransaction(
        (transaction) => decidePart(transaction, db, request).catch(throwAborted),
        { maxAttempts: MAX_ATTEMPTS },
      );
      if (part === 'decided') return findReport(db, request.report);
      if (part !== 'more') return part;
    }
  },
});

/** Returns 'more' if pending reports are left for another transaction. Only the last one decides the report itself and does the rest. */
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
  if (isChanged(report, request)) return 'changed';
  const { reports: others, isMore } = await othersOf(transaction, db, request, report);
  const decided = !isMore && differs(report, request) ? [report, ...others] : others;
  const subject = { ...report.record, subjectId: report.subjectId };
  const moves = await prepareMoves(transaction, db, subject, movesOf(decided, request));
  const state = { admin: request.admin, report, pendingLeft: moves.pendingLeft };
  const prepared = isMore ? null : ((await request.prepare?.(transaction, state)) ?? null);
  if (decided.length > 0 || prepared) {
    moves.write(prepared && { report, fields: traceOf(request) });
    prepared?.write();
    addAuditEntry(transaction, db, auditEntryOf(request, report, decided, prepared));
  }
  return isMore ? 'more' : 'decided';
}

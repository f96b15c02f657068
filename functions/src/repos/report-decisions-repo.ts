import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Authorized } from '../lib/authority';
import { addAuditEntry } from './audit-log';
import { collections } from './collections/collections';
import {
  auditEntryOf,
  DECIDED_AT_ONCE,
  type DecisionOfReport,
  differs,
  isChanged,
  movesOf,
  othersOf,
} from './decision-of-report';
import { throwAborted } from './grpc-status';
import { prepareMoves } from './report-sums';
import { resolveReports } from './resolve-reports';
import { findReport, type ReportKey, type StoredReport } from './stored-report';

/** Reports of the subject and other decisions contend for its entries. */
const MAX_ATTEMPTS = 20;

/** What else an act changes. */
export interface PreparedAct {
  /** Runs after all reads of the transaction. */
  readonly write: () => void;
  /** For the audit log, such as 'shown' and 'hidden'. By default the statuses of the report. */
  readonly before?: string;
  readonly after?: string;
}

export interface DecisionState {
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

export interface Decided {
  /** As it is now. */
  readonly report: StoredReport;
  /** The reports that it decided, as they were before. Empty if there was nothing to do. */
  readonly decided: readonly StoredReport[];
}

export interface ReportDecisionsRepo {
  /**
   * Decides a report, and with 'pending too' the others, in one transaction with their entries, counts, the records of their reporters,
   * the audit entry and what `prepare` returns. More than 100 others are decided in further transactions. Returns 'changed' if the report has
   * another version, unless the same admin decided the same, and null if there is none. Safe to repeat: a repeat writes nothing.
   */
  decide(request: DecisionRequest): Promise<Decided | 'changed' | null>;
}

export const createReportDecisionsRepo = (db: Firestore): ReportDecisionsRepo => ({
  decide: async (request) => {
    const run = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      db.runTransaction((transaction) => work(transaction).catch(throwAborted), {
        maxAttempts: MAX_ATTEMPTS,
      });
    const first = await run((transaction) => decideFirst(transaction, db, request));
    if (first === null || first === 'changed') return first;
    const decided = [...first.decided];
    let { isMore } = first;
    while (isMore) {
      const next = await run((transaction) => decideOthers(transaction, db, request));
      decided.push(...next.decided);
      isMore = next.isMore;
    }
    const report = await findReport(db, request.report);
    if (!report || request.gone === undefined) return report && { report, decided };
    // Those that were decided before, and one of the admin.
    await resolveReports(db, goneUnnoted(db, report), {
      note: request.gone,
      pageSize: DECIDED_AT_ONCE,
    });
    return { report, decided };
  },
});

const goneUnnoted = (db: Firestore, { subjectId }: StoredReport) =>
  collections.reports.in(db).where('subjectId', '==', subjectId).where('gone', '==', null);

interface Part {
  readonly decided: readonly StoredReport[];
  /** Whether pending reports are left for another transaction. */
  readonly isMore: boolean;
}

async function decideFirst(
  transaction: Transaction,
  db: Firestore,
  request: DecisionRequest,
): Promise<Part | 'changed' | null> {
  const report = await findReport(db, request.report, transaction);
  if (!report) return null;
  if (isChanged(report, request)) return 'changed';
  const others = await othersOf(transaction, db, request, report);
  const decided = [...(differs(report, request) ? [report] : []), ...others.reports];
  const subject = { ...report.record, subjectId: report.subjectId };
  const moves = await prepareMoves(transaction, db, subject, movesOf(decided, request));
  const { pendingLeft } = moves;
  const state = { report, pendingLeft: others.isMore ? 0 : pendingLeft };
  const prepared = (await request.prepare?.(transaction, state)) ?? null;
  const part = { decided, isMore: others.isMore };
  if (decided.length === 0 && !prepared) return part;
  moves.write();
  prepared?.write();
  addAuditEntry(transaction, db, auditEntryOf(request, report, decided, prepared));
  return part;
}

/** Decides more of the pending reports. The first transaction has done everything else. */
async function decideOthers(
  transaction: Transaction,
  db: Firestore,
  request: DecisionRequest,
): Promise<Part> {
  const report = await findReport(db, request.report, transaction);
  if (!report) return { decided: [], isMore: false };
  const { reports: decided, isMore } = await othersOf(transaction, db, request, report);
  if (decided.length === 0) return { decided, isMore };
  const subject = { ...report.record, subjectId: report.subjectId };
  const { write } = await prepareMoves(transaction, db, subject, movesOf(decided, request));
  write();
  return { decided, isMore };
}

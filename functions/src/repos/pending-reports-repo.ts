import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Authorized } from '../lib/authority';
import { addAuditEntry } from './audit-log';
import {
  type DecidingAdmin,
  auditEntryOf,
  MAX_REPORTS_PER_DECISION,
  type DecisionOfReport,
  reportStatusChangesOf,
  readOtherPendingReports,
} from './decision-of-report';
import type { ItemKey } from './items-repo';
import { prepareReportStatusChanges } from './report-sums';

const MAX_ATTEMPTS = 20;

interface Dismissal {
  readonly item: Authorized<ItemKey>;
  readonly admin: DecidingAdmin;
}

/**
 * The pending reports of an item that is shown again without a decision about one of its reports. Reports that the
 * acting admin made stay pending.
 */
export interface PendingReportsRepo {
  /**
   * Dismisses pending reports until at most 100 are left. Each transaction dismisses 100 reports and adds an audit
   * entry. Costs at least 2 reads.
   */
  dismissMost(dismissal: Dismissal): Promise<void>;
  /**
   * Reads up to 100 pending reports in a transaction. Returns their number, and a function that dismisses them in the
   * same transaction.
   */
  prepareDismissal(transaction: Transaction, dismissal: Dismissal): Promise<PreparedDismissal>;
}

interface PreparedDismissal {
  readonly count: number;
  readonly write: () => void;
}

export const createPendingReportsRepo = (
  db: Firestore,
  decidedAtOnce = MAX_REPORTS_PER_DECISION,
): PendingReportsRepo => {
  const prepare = async (transaction: Transaction, { item: { itemId }, admin }: Dismissal) => {
    const decision: DecisionOfReport = {
      admin,
      version: undefined,
      status: 'dismissed',
      notes: '',
      reports: 'pending too',
      act: 'decide_report',
    };
    const { reports, isMore } = await readOtherPendingReports(
      transaction,
      db,
      { ...decision, decidedAtOnce },
      ANY_OF(itemId),
    );
    const subject = { subjectId: itemId, itemId, commentId: null };
    const moves = await prepareReportStatusChanges(
      transaction,
      db,
      subject,
      reportStatusChangesOf(reports, decision),
    );
    return { reports, isMore, decision, write: () => moves.write() };
  };

  return {
    prepareDismissal: async (transaction, dismissal) => {
      const { reports, write } = await prepare(transaction, dismissal);
      return { count: reports.length, write };
    },
    dismissMost: async (dismissal) => {
      const dismissSome = () =>
        db.runTransaction(
          async (transaction) => {
            const { reports, isMore, decision, write } = await prepare(transaction, dismissal);
            const [first] = reports;
            if (!isMore || !first) return false;
            write();
            addAuditEntry(transaction, db, auditEntryOf(decision, first, reports, null));
            return true;
          },
          { maxAttempts: MAX_ATTEMPTS },
        );
      while (await dismissSome());
    },
  };
};

/**
 * Identifies all reports of an item. The query leaves out the report with the given number, and no report has the
 * number ''.
 */
const ANY_OF = (subjectId: string) => ({ subjectId, number: '' });

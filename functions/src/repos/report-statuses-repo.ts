import {
  SUBJECT_GONE_NOTES,
  type SubjectGoneNote,
  type ReportStatus,
} from '@contract/schemas/report';
import type {
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
  UpdateData,
} from 'firebase-admin/firestore';
import { type ReportSubject, subjectIdOf } from '../domain/moderation/subject';
import { type Reference, readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { isPreconditionFailure, rethrowTransactionError } from './grpc-status';
import { prepareReportStatusChanges, type ReportStatusChange } from './report-sums';
import { type ReportRecord, type StoredReport, reportInSnapshot } from './stored-report';

/** How many reports one transaction or batch changes. */
const PAGE_SIZE = 100;

/** The status of a new report in earlier versions, now 'pending'. */
const EARLIER_STATUS = 'open';

/**
 * Changes the status of reports without an admin's decision. All methods are idempotent, and can run while admins
 * decide reports.
 */
export interface ReportStatusesRepo {
  /** Stores 'pending' instead of 'open'. Returns how many reports changed. */
  migrate(): Promise<number>;
  /**
   * Stores why an item is gone in the reports of the item and of its comments. Resolves the pending reports. Decided
   * reports keep their status.
   */
  resolveOfItem(itemId: string, note: SubjectGoneNote): Promise<void>;
  /**
   * Stores in the reports of a deleted comment that the comment is gone. Resolves the pending reports. Does nothing if
   * the item is removed, because `resolveOfItem` also handles the reports of its comments. Costs 1 read, and 1 or more
   * reads for the reports.
   */
  resolveOfComment(comment: ReportSubject): Promise<void>;
}

export const createReportStatusesRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): ReportStatusesRepo => {
  const reports = collections.reports.in(db);
  const withStatus = (status: string) => reports.where('status', '==', status);

  return {
    migrate: async () => {
      let changed = 0;
      for (;;) {
        const { docs } = await withStatus(EARLIER_STATUS).select().limit(pageSize).get();
        if (docs.length === 0) return changed;
        changed += await migrate(db, docs);
      }
    },
    resolveOfItem: async (itemId, note) => {
      const ofItem = reports.where('itemId', '==', itemId);
      await resolveReports(db, ofItem.where('gone', '==', null), { note, pageSize });
      // A separate query finds pending reports. The other query finds reports by the field `gone`, which reports of
      // earlier versions lack.
      await resolveReports(db, ofItem.where('status', '==', 'pending'), { note, pageSize });
    },
    resolveOfComment: async (comment) => {
      const item = await collections.items.doc(db, comment).get();
      if ((collections.items.field(item, 'removedAt') ?? null) !== null) return;
      const ofComment = reports.where('subjectId', '==', subjectIdOf(comment));
      const note = SUBJECT_GONE_NOTES.commentDeleted;
      await resolveReports(db, ofComment.where('gone', '==', null), { note, pageSize });
    },
  };
};

/** Returns how many reports changed, or 0 if another write changed one of them first. */
async function migrate(db: Firestore, reports: readonly QueryDocumentSnapshot[]): Promise<number> {
  const batch = db.batch();
  for (const { ref, updateTime } of reports)
    batch.update(ref, { status: 'pending' }, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
    return reports.length;
  } catch (error) {
    if (!isPreconditionFailure(error)) throw error;
    return 0;
  }
}

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because admins and new reports change
 * the entries at the same time.
 */
const MAX_ATTEMPTS = 20;

type ReportQuery = Query<ReportRecord, ReportRecord>;

/**
 * Stores why the item or comment is gone in the reports that a query finds, and resolves the pending ones. Repeats this
 * until the query finds no more reports. Reports that an admin has decided keep the decision. Idempotent, and can run
 * while admins decide reports.
 */
async function resolveReports(
  db: Firestore,
  query: ReportQuery,
  { note, pageSize }: { readonly note: SubjectGoneNote; readonly pageSize: number },
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(pageSize).get();
    if (docs.length === 0) return;
    for (const refs of bySubject(docs)) {
      await db.runTransaction(
        (transaction) => resolveIn(transaction, db, refs, note).catch(rethrowTransactionError),
        { maxAttempts: MAX_ATTEMPTS },
      );
    }
  }
}

function bySubject(
  reports: readonly QueryDocumentSnapshot<ReportRecord, ReportRecord>[],
): Iterable<Reference<ReportRecord>[]> {
  const subjects = new Map<string | null, Reference<ReportRecord>[]>();
  for (const report of reports) {
    const subjectId = collections.reports.field(report, 'subjectId') ?? null;
    subjects.set(subjectId, [...(subjects.get(subjectId) ?? []), report.ref]);
  }
  return subjects.values();
}

/**
 * Stores the note in reports and resolves the pending ones. The reports must all be about the same item or comment, or
 * must all come from an earlier version of the product.
 */
async function resolveIn(
  transaction: Transaction,
  db: Firestore,
  refs: readonly Reference<ReportRecord>[],
  note: SubjectGoneNote,
): Promise<void> {
  const snapshots = await readDocuments(transaction, ...refs);
  const reports = snapshots.flatMap((it) => reportInSnapshot(it) ?? []);
  const [first] = reports;
  const moves = reports.map((report) => moveOf(report, note));
  const subject = first && { ...first.record, subjectId: first.subjectId };
  const counted = subject && (await prepareReportStatusChanges(transaction, db, subject, moves));
  counted?.write();
  // Invalid reports and reports without a number are not counted anywhere, so only their own documents change.
  for (const snapshot of snapshots)
    if (snapshot.exists && !reportInSnapshot(snapshot))
      transaction.update(
        snapshot.ref,
        changeOf(collections.reports.field(snapshot, 'status'), note),
      );
}

const moveOf = (report: StoredReport, note: SubjectGoneNote): ReportStatusChange => ({
  report,
  isCounted: true,
  to: report.record.status === 'pending' ? 'resolved' : report.record.status,
  decidedById: report.record.decidedById,
  fields: changeOf(report.record.status, note),
});

const changeOf = (
  status: ReportStatus | undefined,
  note: SubjectGoneNote,
): UpdateData<ReportRecord> =>
  status === 'pending' ? { status: 'resolved', note, gone: note } : { gone: note };

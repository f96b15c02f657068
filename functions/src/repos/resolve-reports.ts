import type { ReportNote, ReportStatus } from '@contract/schemas/report';
import type {
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
  UpdateData,
} from 'firebase-admin/firestore';
import { type Reference, readAll } from './collections/collection';
import { collections } from './collections/collections';
import { throwAborted } from './grpc-status';
import { prepareMoves, type ReportMove } from './report-sums';
import { type ReportRecord, type StoredReport, storedReportIn } from './stored-report';

/** Admins and new reports contend for the entries. */
const MAX_ATTEMPTS = 20;

type ReportQuery = Query<ReportRecord, ReportRecord>;

/**
 * Notes on the reports that a query finds what became of their item or comment, and resolves the pending ones, until the query finds
 * none. Others keep what admins decided. Safe to repeat, and at the same time as decisions.
 */
export async function resolveReports(
  db: Firestore,
  query: ReportQuery,
  { note, pageSize }: { readonly note: ReportNote; readonly pageSize: number },
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(pageSize).get();
    if (docs.length === 0) return;
    for (const refs of bySubject(docs)) {
      await db.runTransaction(
        (transaction) => resolveIn(transaction, db, refs, note).catch(throwAborted),
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

/** All are about one item or comment, or of an earlier version. */
async function resolveIn(
  transaction: Transaction,
  db: Firestore,
  refs: readonly Reference<ReportRecord>[],
  note: ReportNote,
): Promise<void> {
  const snapshots = await readAll(transaction, ...refs);
  const reports = snapshots.flatMap((it) => storedReportIn(it) ?? []);
  const [first] = reports;
  const moves = reports.map((report) => moveOf(report, note));
  const subject = first && { ...first.record, subjectId: first.subjectId };
  const counted = subject && (await prepareMoves(transaction, db, subject, moves));
  counted?.write();
  // Nothing counts those that are invalid or have no number.
  for (const snapshot of snapshots)
    if (snapshot.exists && !storedReportIn(snapshot))
      transaction.update(
        snapshot.ref,
        changeOf(collections.reports.field(snapshot, 'status'), note),
      );
}

const moveOf = (report: StoredReport, note: ReportNote): ReportMove => ({
  report,
  isCounted: true,
  to: report.record.status === 'pending' ? 'resolved' : report.record.status,
  decidedById: report.record.decidedById,
  fields: changeOf(report.record.status, note),
});

const changeOf = (status: ReportStatus | undefined, note: ReportNote): UpdateData<ReportRecord> =>
  status === 'pending' ? { status: 'resolved', note, gone: note } : { gone: note };

import type { ReportStatus } from '@contract/schemas/report';
import {
  FieldValue,
  type Firestore,
  type PartialWithFieldValue,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import { decisionDelayKeyOf } from '../domain/moderation/figure-counts';
import { reporterRecordKeyOf } from '../domain/moderation/reporter-record-key';
import {
  changedEntrySums,
  type EntryChange,
  type EntryReport,
  type EntryStatus,
  losesNewestReport,
} from '../domain/moderation/queue-entries';
import type { ReportSubject } from '../domain/moderation/subject';
import { readDocuments, type Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { addFigureCounts } from './add-figure-counts';
import { type ReportRecord, type StoredReport, reportInSnapshot } from './stored-report';

export const queueEntryRef = (db: Firestore, subjectId: string, status: EntryStatus) =>
  collections.queueEntries.doc(db, { entryId: `${subjectId}_${status}` });

export const reportCountsRef = (db: Firestore) =>
  collections.reportCounts.doc(db, { countsId: 'all' });

export const reporterRecordRef = (db: Firestore, uid: string) =>
  collections.reporting.doc(db, { uid, recordId: 'record' });

/** A change of a report, from one status to another. */
export interface ReportStatusChange {
  readonly report: StoredReport;
  /** Whether the entries already include the report. False only for reports of earlier versions. */
  readonly isCounted: boolean;
  readonly to: ReportStatus;
  readonly decidedById: string | null;
  readonly fields: UpdateData<ReportRecord>;
}

interface Subject extends ReportSubject {
  readonly subjectId: string;
}

interface PreparedMoves {
  readonly pendingLeft: number;
  /**
   * Writes the changes. `more` sets additional fields of one report, which does not have to be one of the changed
   * reports.
   */
  readonly write: (more?: Pick<ReportStatusChange, 'report' | 'fields'> | null) => void;
}

const statusBefore = ({ report, isCounted }: ReportStatusChange): ReportStatus | null =>
  isCounted ? report.record.status : null;

const entryReport = ({ number, record }: StoredReport): EntryReport => ({ ...record, number });

/**
 * Prepares changes of reports of one item or comment, and reads the queue entries that these changes affect. Returns
 * the number of pending reports after the change, and a function that writes the reports, the queue entries, the
 * counts, and the records of the reporters. Costs 1 read for 'pending' and for each other status that a report has
 * before or after the change, and a few more if the newest report with a status changes its status.
 */
export async function prepareReportStatusChanges(
  transaction: Transaction,
  db: Firestore,
  { subjectId, itemId, commentId }: Subject,
  moves: readonly ReportStatusChange[],
): Promise<PreparedMoves> {
  const statuses = [...new Set<EntryStatus>(['pending', ...moves.flatMap(statusesOf)])];
  const refs = statuses.map((status) => queueEntryRef(db, subjectId, status));
  const snapshots = await readDocuments(transaction, ...refs);
  const entries = await Promise.all(
    statuses.map(async (status, place) => {
      const before = snapshots[place]?.data() ?? null;
      const moved = { status, ...movedBy(moves, status) };
      const newestLeft = losesNewestReport(before, moved)
        ? await newestBeside(transaction, db, subjectId, moved)
        : null;
      const isMoved = moved.joining.length + moved.leaving.length > 0;
      const after = isMoved ? changedEntrySums(before, { ...moved, newestLeft }) : before;
      return { status, before, after };
    }),
  );
  const write: PreparedMoves['write'] = (more) => {
    for (const { status, before, after } of entries) {
      if (after === before) continue;
      const ref = queueEntryRef(db, subjectId, status);
      if (after)
        transaction.set(ref, {
          subjectId,
          itemId,
          commentId,
          status,
          ...after,
          reasons: { ...after.reasons },
          terms: [...after.terms],
        });
      else transaction.delete(ref);
    }
    writeCounts(transaction, db, moves);
    countDecisions(transaction, db, moves);
    const changes = new Map(moves.map(({ report, fields }) => [report.ref, fields]));
    if (more) {
      const { ref } = more.report;
      changes.set(ref, { ...changes.get(ref), ...more.fields });
    }
    for (const [ref, fields] of changes) transaction.update(ref, fields);
  };
  const pending = entries.find(({ status }) => status === 'pending');
  return { pendingLeft: pending?.after?.count ?? 0, write };
}

/**
 * Makes a report stop counting toward hiding its item. Does nothing if the report does not count toward hiding or is
 * already decided. Costs 1 read and up to 2 writes.
 */
export async function stopCountingReportTowardHiding(
  transaction: Transaction,
  db: Firestore,
  ref: Reference<ReportRecord>,
): Promise<void> {
  const report = await transaction.get(ref);
  if (!report.exists) return;
  const { status, countsForHiding } = collections.reports.pick(report, 'status', 'countsForHiding');
  if (status !== 'pending' || !countsForHiding) return;
  transaction.update(ref, { countsForHiding: false });
  // Reports of earlier versions have no queue entry, so there is no entry to change.
  const subjectId = collections.reports.field(report, 'subjectId') ?? null;
  if (subjectId !== null)
    transaction.update(queueEntryRef(db, subjectId, 'pending'), {
      hiders: FieldValue.increment(-1),
    });
}

const statusesOf = (move: ReportStatusChange): EntryStatus[] => {
  const from = statusBefore(move);
  if (from === null) return ['all', move.to];
  return from === move.to ? [] : [from, move.to];
};

function movedBy(
  moves: readonly ReportStatusChange[],
  status: EntryStatus,
): Pick<EntryChange, 'joining' | 'leaving'> {
  const has = (of: ReportStatus | null) => (status === 'all' ? of !== null : of === status);
  const [joining, leaving] = [
    moves.filter((move) => has(move.to) && !has(statusBefore(move))),
    moves.filter((move) => has(statusBefore(move)) && !has(move.to)),
  ].map((some) => some.map(({ report }) => entryReport(report)));
  return { joining: joining ?? [], leaving: leaving ?? [] };
}

/**
 * Returns the newest report with a status. Ignores the reports in `leaving`, whose status is about to change. Costs one
 * read more than `leaving` has reports.
 */
async function newestBeside(
  transaction: Transaction,
  db: Firestore,
  subjectId: string,
  { status, leaving }: Pick<EntryChange, 'status' | 'leaving'>,
): Promise<EntryReport | null> {
  const { docs } = await transaction.get(
    collections.reports
      .in(db)
      .where('subjectId', '==', subjectId)
      .where('status', '==', status)
      .orderBy('createdAt', 'desc')
      .limit(leaving.length + 1),
  );
  const left = new Set(leaving.map(({ number }) => number));
  const reports = docs.flatMap((snapshot) => reportInSnapshot(snapshot) ?? []);
  const newest = reports.find(({ number }) => !left.has(number));
  return newest ? entryReport(newest) : null;
}

/**
 * Adds changes to the counts of all reports and to the records of reporters. Does not read these documents, because
 * many commits change them at the same time.
 */
function writeCounts(
  transaction: Transaction,
  db: Firestore,
  moves: readonly ReportStatusChange[],
): void {
  const counts = new Map<ReportStatus, number>();
  const records = new Map<string, Map<'resolved' | 'dismissed', number>>();
  for (const move of moves) {
    const { record } = move.report;
    add(counts, statusBefore(move), -1);
    add(counts, move.to, 1);
    if (record.reporterId === null) continue;
    const ofReporter =
      records.get(record.reporterId) ?? new Map<'resolved' | 'dismissed', number>();
    records.set(record.reporterId, ofReporter);
    add(ofReporter, reporterRecordKeyOf(record), -1);
    add(ofReporter, reporterRecordKeyOf({ status: move.to, decidedById: move.decidedById }), 1);
  }
  increment(transaction, reportCountsRef(db), counts);
  for (const [uid, record] of records) increment(transaction, reporterRecordRef(db, uid), record);
}

/** Adds to the figures how many reports an admin decided for the first time, and how long the decisions took. */
function countDecisions(
  transaction: Transaction,
  db: Firestore,
  moves: readonly ReportStatusChange[],
): void {
  const now = new Date();
  const counts = new Map<string, number>();
  for (const { report, decidedById } of moves) {
    if (decidedById === null || report.record.decidedById !== null) continue;
    add(counts, 'decidedReports', 1);
    add(counts, decisionDelayKeyOf(report.record.createdAt, now), 1);
  }
  addFigureCounts(transaction, db, now, Object.fromEntries(counts));
}

function add<Key extends string>(counts: Map<Key, number>, key: Key | null, by: number): void {
  if (key !== null) counts.set(key, (counts.get(key) ?? 0) + by);
}

function increment<Row extends Stored<'reportCounts'> | Stored<'reporting'>>(
  transaction: Transaction,
  ref: Reference<Row>,
  counts: ReadonlyMap<string, number>,
): void {
  const changed = [...counts].filter(([, by]) => by !== 0);
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map(([name, by]) => [name, FieldValue.increment(by)]));
  transaction.set(ref, fields as PartialWithFieldValue<Row>, { merge: true });
}

import { REPORT_STATUSES } from '@contract/schemas/report';
import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { reporterRecordKeyOf } from '../domain/moderation/reporter-record-key';
import { queueEntryFaults, queueEntryFaultText } from '../domain/moderation/queue-entry-faults';
import type { EntryStatus } from '../domain/moderation/queue-entries';
import { MAX_NAMED_REPORTERS } from '../domain/moderation/search-terms';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';
import { reportCountsRef, queueEntryRef, reporterRecordRef } from './report-sums';
import { type StoredReport, reportInSnapshot } from './stored-report';

const PAGE_SIZE = 300;
const ENTRY_STATUSES = ['all', ...REPORT_STATUSES] as const satisfies readonly EntryStatus[];
const RECORD_FIELDS = ['resolved', 'dismissed'] as const;

interface CheckedReports {
  /** The number of checked reports. */
  readonly count: number;
  /** The faults that were found, as texts. Each text begins with the path of a document. */
  readonly faults: readonly string[];
}

/** Compares queue entries, counts of reports, and records of reporters with the reports themselves. */
export interface ReportsCheckRepo {
  /**
   * Yields the results in groups. One transaction reads the reports of an item, comment or member together with the
   * sums that are compared with them, so that concurrent changes do not appear as faults.
   */
  check(): AsyncIterable<CheckedReports>;
}

export const createReportsCheckRepo = (db: Firestore, pageSize = PAGE_SIZE): ReportsCheckRepo => ({
  check: async function* () {
    const [subjects, reporters] = [new Set<string>(), new Set<string>()];
    const all = collections.reports.in(db).orderBy(FieldPath.documentId());
    for await (const page of pagesOf(all, pageSize)) {
      const reports = page.flatMap((it) => reportInSnapshot(it) ?? []);
      for (const { subjectId, record } of reports) {
        subjects.add(subjectId);
        if (record.reporterId !== null) reporters.add(record.reporterId);
      }
      const uncounted = page.filter((it) => reportInSnapshot(it) === null);
      yield {
        count: page.length,
        faults: uncounted.map(({ ref }) => `${ref.path} has no number or is invalid`),
      };
    }
    for await (const uid of idsBelow(db, 'reporting', pageSize)) reporters.add(uid);
    for await (const id of idsBelow(db, 'queueEntries', pageSize)) subjects.add(id);
    for (const subjectId of subjects) yield { count: 0, faults: await inSubject(db, subjectId) };
    for (const uid of reporters) yield { count: 0, faults: await inRecord(db, uid) };
    yield { count: 0, faults: await inCounts(db) };
  },
});

/**
 * Yields the ids of the members who have a record ('reporting'), or the ids of the items and comments that have a queue
 * entry ('queueEntries').
 */
async function* idsBelow(db: Firestore, name: 'reporting' | 'queueEntries', pageSize: number) {
  const { reporting, queueEntries } = collections;
  const all = name === 'reporting' ? reporting.group(db) : queueEntries.in(db);
  for await (const page of pagesOf(all.orderBy(FieldPath.documentId()).select(), pageSize))
    for (const { ref, id } of page)
      yield name === 'reporting' ? reporting.paramsOf(ref).uid : id.slice(0, id.lastIndexOf('_'));
}

const readOnly = <Result>(
  db: Firestore,
  read: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => db.runTransaction(read, { readOnly: true });

const inSubject = (db: Firestore, subjectId: string): Promise<string[]> =>
  readOnly(db, async (transaction) => {
    const query = collections.reports.in(db).where('subjectId', '==', subjectId);
    const { docs } = await transaction.get(query);
    const reports = docs.flatMap((it) => reportInSnapshot(it) ?? []);
    const refs = ENTRY_STATUSES.map((status) => queueEntryRef(db, subjectId, status));
    const entries = await readDocuments(transaction, ...refs);
    return ENTRY_STATUSES.flatMap((status, place) => {
      const entry = entries[place];
      const stored = entry && collections.queueEntries.readable(entry);
      const ofStatus = reports.filter(({ record }) => status === 'all' || record.status === status);
      return queueEntryFaults({
        path: refs[place]?.path ?? '',
        status,
        stored: stored ?? null,
        reports: ofStatus.map(counting),
        hasAllNames: reports.length < MAX_NAMED_REPORTERS,
      });
    });
  });

const counting = ({ number, record }: StoredReport) => ({ ...record, number });

const inRecord = (db: Firestore, uid: string): Promise<string[]> =>
  readOnly(db, async (transaction) => {
    const query = collections.reports.in(db).where('reporterId', '==', uid);
    const { docs } = await transaction.get(query);
    const counted = docs
      .flatMap((it) => reportInSnapshot(it) ?? [])
      .map(({ record }) => reporterRecordKeyOf(record));
    const ref = reporterRecordRef(db, uid);
    const stored = (await transaction.get(ref)).data();
    return RECORD_FIELDS.flatMap((field) => {
      const [before, now] = [stored?.[field] ?? 0, counted.filter((it) => it === field).length];
      return before === now ? [] : [queueEntryFaultText(`${ref.path} ${field}`, before, now)];
    });
  });

const inCounts = (db: Firestore): Promise<string[]> =>
  readOnly(db, async (transaction) => {
    const ref = reportCountsRef(db);
    const stored = (await transaction.get(ref)).data();
    const faults: string[] = [];
    for (const status of REPORT_STATUSES) {
      const query = collections.reports.in(db).where('status', '==', status).count();
      const { count } = (await transaction.get(query)).data();
      const before = stored?.[status] ?? 0;
      if (before !== count)
        faults.push(queueEntryFaultText(`${ref.path} ${status}`, before, count));
    }
    return faults;
  });

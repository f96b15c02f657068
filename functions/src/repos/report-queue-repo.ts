import {
  QUEUE_ENTRIES_PER_PAGE,
  REPORTS_PER_PAGE,
  type ReportSort,
  type ReportsQuery,
} from '@contract/schemas/report-for-admins';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { QueuePlace } from '../domain/moderation/queue-cursor';
import { isHiddenOnlyBySuspension } from '../domain/moderation/hiding-causes';
import { collections, type Stored } from './collections/collections';
import { readFilledPage } from './filled-page';
import { reportCountsRef } from './report-sums';
import { findReport, type ReportKey, type StoredReport, reportInSnapshot } from './stored-report';
import { microsOf, timestampOf } from './timestamp-micros';

export type HiddenItemRecord = Stored<'hiddenItems'>;
export type QueueEntry = Stored<'queueEntries'>;
export type StoredReportCounts = Stored<'reportCounts'>;

/** Firestore's limit for the number of values in an 'in' query. */
const IDS_PER_QUERY = 30;
/**
 * The maximum number of reads of a search for several words. Firestore can search for only one word, so the server also
 * reads documents that lack the other words, and leaves them out.
 */
const MAX_READS = 200;

export interface QueueRequest extends Pick<ReportsQuery, 'status' | 'sort'> {
  /** The words that an entry or report must contain, the longest first, because long words are usually the rarest. */
  readonly terms: readonly string[];
  readonly after: QueuePlace | null;
}

interface QueuePage<Row> {
  readonly rows: readonly Row[];
  readonly next: QueuePlace | null;
}

/** A queue entry with its newest report. */
export interface ReportedSubject {
  readonly entry: QueueEntry;
  readonly report: StoredReport;
}

export interface ReportQueueRepo {
  /** Returns a report. Costs 1 read. */
  get(key: ReportKey): Promise<StoredReport | null>;
  /** Returns the counts of reports by status. Costs 1 read. */
  counts(): Promise<StoredReportCounts>;
  /** Returns a page of reports. Costs up to 51 reads, or up to 200 for a search for several words. */
  reports(request: QueueRequest): Promise<QueuePage<StoredReport>>;
  /**
   * Returns a page of items and comments with reports. Costs up to 35 reads, or up to 217 for a search for several
   * words.
   */
  subjects(request: QueueRequest): Promise<QueuePage<ReportedSubject>>;
  /**
   * Returns, by item id, how moderation hides each of the items now. Leaves out items that only a suspension hides.
   * Costs a query for each 30 items, and a read for each hidden item.
   */
  hiddenOf(itemIds: readonly string[]): Promise<ReadonlyMap<string, HiddenItemRecord>>;
}

export const createReportQueueRepo = (db: Firestore): ReportQueueRepo => ({
  get: (key) => findReport(db, key),
  counts: async () =>
    (await reportCountsRef(db).get()).data() ?? {
      pending: 0,
      reviewed: 0,
      resolved: 0,
      dismissed: 0,
    },
  reports: (request) => pageOfReports(db, request),
  subjects: (request) => pageOfSubjects(db, request),
  hiddenOf: async (itemIds) => {
    const found = await Promise.all(
      partsOf([...new Set(itemIds)]).map((ids) =>
        collections.hiddenItems.in(db).where('__name__', 'in', ids).get(),
      ),
    );
    const hidden = found.flatMap(({ docs }) => docs.map((it) => [it.id, it.data()] as const));
    return new Map(hidden.filter(([, record]) => !isHiddenOnlyBySuspension(record)));
  },
});

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_QUERY) }, (_, n) =>
    ids.slice(n * IDS_PER_QUERY, (n + 1) * IDS_PER_QUERY),
  );

const withTerm = <Row extends object>(query: Query<Row, Row>, [term]: readonly string[]) =>
  term === undefined ? query : query.where('terms', 'array-contains', term);

const hasAll = (terms: readonly string[], has: readonly string[]): boolean =>
  terms.every((term) => has.includes(term));

async function pageOfReports(
  db: Firestore,
  { status, sort, terms, after }: QueueRequest,
): Promise<QueuePage<StoredReport>> {
  const all = collections.reports.in(db);
  const ofStatus = status === 'all' ? all : all.where('status', '==', status);
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  // The sort by number leaves out reports of earlier versions, because they have no number.
  const { kept, last } = await readFilledPage({
    ordered: withTerm(ofStatus, terms).orderBy('createdAt', direction).orderBy('number', direction),
    after: after && [timestampOf(after.at), after.key],
    size: REPORTS_PER_PAGE,
    maxReads: MAX_READS,
    keep: (document) => {
      const report = reportInSnapshot(document);
      return report && hasAll(terms, report.record.terms) ? report : null;
    },
  });
  const at = last && collections.reports.exactTime(last, 'createdAt');
  const key = last && collections.reports.field(last, 'number');
  const isEnd = !at || typeof key !== 'string';
  return {
    rows: kept,
    next: isEnd ? null : { sort, isGrouped: false, value: null, at: microsOf(at), key },
  };
}

async function pageOfSubjects(
  db: Firestore,
  { status, sort, terms, after }: QueueRequest,
): Promise<QueuePage<ReportedSubject>> {
  const field = VALUE_FIELDS[sort];
  const ofStatus = withTerm(collections.queueEntries.in(db).where('status', '==', status), terms);
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  const { kept, last } = await readFilledPage({
    ordered: (field === null ? ofStatus : ofStatus.orderBy(field, 'desc'))
      .orderBy('newestAt', direction)
      .orderBy('__name__', direction),
    after: after && [...(field === null ? [] : [after.value]), timestampOf(after.at), after.key],
    size: QUEUE_ENTRIES_PER_PAGE,
    maxReads: MAX_READS,
    keep: (document) => {
      const entry = collections.queueEntries.readable(document);
      return entry && hasAll(terms, entry.terms) ? entry : null;
    },
  });
  const at = last && collections.queueEntries.exactTime(last, 'newestAt');
  const value = (last && field && collections.queueEntries.field(last, field)) ?? null;
  return {
    rows: await withReports(db, kept),
    next: last && at && { sort, isGrouped: true, value, at: microsOf(at), key: last.id },
  };
}

/**
 * For each sort order of the queue, the field by which entries are sorted. Entries with equal values are sorted by
 * time.
 */
const VALUE_FIELDS = {
  newest: null,
  oldest: null,
  most_reported: 'count',
  most_likely_upheld: 'upheldPoints',
} as const satisfies Readonly<Record<ReportSort, keyof QueueEntry | null>>;

/**
 * Returns each entry together with its newest report. Leaves out an entry if its newest report was deleted after the
 * entry was read.
 */
async function withReports(
  db: Firestore,
  entries: readonly QueueEntry[],
): Promise<ReportedSubject[]> {
  if (entries.length === 0) return [];
  const numbers = entries.map(({ newestNumber }) => newestNumber);
  const { docs } = await collections.reports.in(db).where('number', 'in', numbers).get();
  const reports = docs.flatMap((document) => reportInSnapshot(document) ?? []);
  const byNumber = new Map(reports.map((report) => [report.number, report]));
  return entries.flatMap((entry) => {
    const report = byNumber.get(entry.newestNumber);
    return report ? [{ entry, report }] : [];
  });
}

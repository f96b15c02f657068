import type { Firestore } from 'firebase-admin/firestore';
import { collections, type Stored } from './collections/collections';
import { countsRef } from './report-sums';
import { findReport, type ReportKey, type StoredReport } from './stored-report';

export type HiddenRecord = Stored<'hiddenItems'>;
export type StoredCounts = Stored<'reportCounts'>;

/** Firestore's limit for one 'in' query. */
const IDS_PER_QUERY = 30;

export interface ReportQueueRepo {
  /** 1 read. */
  get(key: ReportKey): Promise<StoredReport | null>;
  /** 1 read. */
  counts(): Promise<StoredCounts>;
  /** Returns how items are hidden now, by their ids. A query for each 30 items. */
  hiddenOf(itemIds: readonly string[]): Promise<ReadonlyMap<string, HiddenRecord>>;
}

export const createReportQueueRepo = (db: Firestore): ReportQueueRepo => ({
  get: (key) => findReport(db, key),
  counts: async () =>
    (await countsRef(db).get()).data() ?? { pending: 0, reviewed: 0, resolved: 0, dismissed: 0 },
  hiddenOf: async (itemIds) => {
    const ids = [...new Set(itemIds)];
    const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_QUERY) }, (_, n) =>
      ids.slice(n * IDS_PER_QUERY, (n + 1) * IDS_PER_QUERY),
    );
    const found = await Promise.all(
      parts.map((part) => collections.hiddenItems.in(db).where('__name__', 'in', part).get()),
    );
    return new Map(found.flatMap(({ docs }) => docs.map((it) => [it.id, it.data()] as const)));
  },
});

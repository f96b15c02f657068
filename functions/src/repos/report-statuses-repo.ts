import type { ReportNote, ReportStatus } from '@contract/schemas/report';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { isChanged } from './grpc-status';

const PAGE_SIZE = 400;

/** What a new report was called before its status was 'pending'. */
const EARLIER_STATUS = 'open';

/** The field `status` of `reports`. */
export interface ReportStatusesRepo {
  /** Stores 'pending' instead of 'open', and returns how many reports it changed. Safe to repeat. */
  migrate(): Promise<number>;
  /** Resolves the pending reports of an item and of its comments. Others keep what moderators decided. Safe to repeat. */
  resolveOfItem(itemId: string, note: ReportNote): Promise<void>;
}

interface Decision {
  readonly status: ReportStatus;
  readonly note?: ReportNote;
}

export const createReportStatusesRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): ReportStatusesRepo => {
  /** `decision` must take the reports out of the query. Returns how many it changed. */
  const decideAll = async (reports: Pick<Query, 'select'>, decision: Decision) => {
    let changed = 0;
    let found: number;
    do {
      const { docs } = await reports.select().limit(pageSize).get();
      const decided = docs.length === 0 ? 0 : await decide(db, docs, decision);
      changed += decided;
      // If another write was faster, the query runs again.
      found = decided < docs.length ? pageSize : docs.length;
    } while (found === pageSize);
    return changed;
  };
  const withStatus = (status: string) => collections.reports.in(db).where('status', '==', status);

  return {
    migrate: () => decideAll(withStatus(EARLIER_STATUS), { status: 'pending' }),
    resolveOfItem: async (itemId, note) => {
      const status = 'resolved';
      await decideAll(withStatus('pending').where('itemId', '==', itemId), { status, note });
    },
  };
};

/** Returns how many reports it changed: 0 if another write changed one of them meanwhile. */
async function decide(
  db: Firestore,
  reports: readonly QueryDocumentSnapshot[],
  decision: Decision,
): Promise<number> {
  const batch = db.batch();
  for (const { ref, updateTime } of reports)
    batch.update(ref, { ...decision }, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
    return reports.length;
  } catch (error) {
    if (!isChanged(error)) throw error;
    return 0;
  }
}

import type { ReportStatus } from '@contract/schemas/report';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { isChanged } from './grpc-status';

const PAGE_SIZE = 400;

/** What a new report was called before its status was 'pending'. */
const EARLIER_STATUS = 'open';

/** The field `status` of `reports`. */
export interface ReportStatusesRepo {
  /** Stores 'pending' instead of 'open', and returns how many reports it changed. Safe to repeat. */
  migrate(): Promise<number>;
}

export const createReportStatusesRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): ReportStatusesRepo => ({
  migrate: async () => {
    const earlier = collections.reports.in(db).where('status', '==', EARLIER_STATUS).select();
    let changed = 0;
    for (;;) {
      const { docs } = await earlier.limit(pageSize).get();
      if (docs.length === 0) return changed;
      changed += await setPending(db, docs);
    }
  },
});

/** Returns how many reports it changed: 0 if another write changed one of them meanwhile. */
async function setPending(
  db: Firestore,
  reports: readonly QueryDocumentSnapshot[],
): Promise<number> {
  const status: ReportStatus = 'pending';
  const batch = db.batch();
  for (const { ref, updateTime } of reports)
    batch.update(ref, { status }, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
    return reports.length;
  } catch (error) {
    if (!isChanged(error)) throw error;
    return 0;
  }
}

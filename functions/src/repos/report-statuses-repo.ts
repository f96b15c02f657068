import { REPORT_STATUSES, type ReportStatus } from '@contract/schemas/report';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { isChanged } from './grpc-status';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 400;

/** What a new report was called before its status was 'pending'. */
const EARLIER_STATUS = 'open';

export interface UnknownStatus {
  readonly path: string;
  readonly stored: unknown;
}

/** The field `status` of `reports`. */
export interface ReportStatusesRepo {
  /** Stores 'pending' instead of 'open', and returns how many reports it changed. Safe to repeat. */
  migrate(): Promise<number>;
  /** Yields a page of reports at a time: how many it has, and those without a known status. */
  check(): AsyncIterable<{ readonly count: number; readonly unknown: readonly UnknownStatus[] }>;
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
  check: async function* () {
    const all = collections.reports.in(db).orderBy(FieldPath.documentId()).select('status');
    for await (const page of pagesOf(all, pageSize))
      yield { count: page.length, unknown: page.filter(hasUnknownStatus).map(unknownOf) };
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

const statusOf = (report: QueryDocumentSnapshot): unknown => report.get('status');

const hasUnknownStatus = (report: QueryDocumentSnapshot): boolean =>
  !REPORT_STATUSES.some((status) => status === statusOf(report));

const unknownOf = (report: QueryDocumentSnapshot): UnknownStatus => ({
  path: report.ref.path,
  stored: statusOf(report),
});

import { REPORT_NOTES, type ReportNote } from '@contract/schemas/report';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type ReportTarget, subjectIdOf } from '../domain/moderation/subject';
import { collections } from './collections/collections';
import { isChanged } from './grpc-status';
import { resolveReports } from './resolve-reports';

/** Reports that one transaction or batch changes. */
const PAGE_SIZE = 100;

/** What a new report was called before its status was 'pending'. */
const EARLIER_STATUS = 'open';

/** What the product itself does with the status of reports. All methods are safe to repeat, and while admins decide. */
export interface ReportStatusesRepo {
  /** Stores 'pending' instead of 'open', and returns how many reports it changed. */
  migrate(): Promise<number>;
  /** Notes on the reports of an item and of its comments that it is gone, and resolves the pending ones. Others keep their decision. */
  resolveOfItem(itemId: string, note: ReportNote): Promise<void>;
  /** The same for a comment that was deleted. Does nothing if its item is removed, because `resolveOfItem` notes that. 1 read, and 1 or more for reports. */
  resolveOfComment(comment: ReportTarget): Promise<void>;
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
      // Reports of earlier versions lack the field.
      await resolveReports(db, ofItem.where('status', '==', 'pending'), { note, pageSize });
    },
    resolveOfComment: async (comment) => {
      const item = await collections.items.doc(db, comment).get();
      if ((collections.items.field(item, 'removedAt') ?? null) !== null) return;
      const ofComment = reports.where('subjectId', '==', subjectIdOf(comment));
      const note = REPORT_NOTES.commentDeleted;
      await resolveReports(db, ofComment.where('gone', '==', null), { note, pageSize });
    },
  };
};

/** Returns how many reports it changed: 0 if another write changed one of them meanwhile. */
async function migrate(db: Firestore, reports: readonly QueryDocumentSnapshot[]): Promise<number> {
  const batch = db.batch();
  for (const { ref, updateTime } of reports)
    batch.update(ref, { status: 'pending' }, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
    return reports.length;
  } catch (error) {
    if (!isChanged(error)) throw error;
    return 0;
  }
}

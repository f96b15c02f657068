import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { CommentRecord } from '@contract/schemas/comment-record';
import type { Report } from '@contract/schemas/report';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';
import { isAlreadyExists } from './grpc-status';

export interface ReportTarget {
  readonly itemId: string;
  /** Null for a report of the item itself. */
  readonly commentId: string | null;
}

/** Copies for the moderators, because owners can change or delete what was reported. */
export interface NewReport extends Report, ReportTarget {
  readonly itemTitle: string;
  readonly itemOwnerId: string;
  readonly itemOwner: string;
  /** Null for a report of the item itself. */
  readonly comment: ReportedComment | null;
  /** The bound key. A repeat with it is the same report. */
  readonly idempotencyKey: string;
}

export type ReportedComment = Pick<CommentRecord, 'userId' | 'username' | 'content'>;

export interface ReportsRepo {
  /** Returns false if the member has reported the target before. 1 write, or 1 read. */
  create(by: Authority, report: NewReport): Promise<boolean>;
  exists(target: ReportTarget, reporterId: string): Promise<boolean>;
}

export function createReportsRepo(db: Firestore): ReportsRepo {
  const reportOf = ({ itemId, commentId }: ReportTarget, reporterId: string) =>
    collections.reports.doc(db, {
      reportId: [itemId, ...(commentId === null ? [] : [commentId]), reporterId].join('_'),
    });

  return {
    create: async ({ uid: reporterId }, report) => {
      const ref = reportOf(report, reporterId);
      try {
        await ref.create({
          ...report,
          reporterId,
          status: 'pending',
          note: null,
          createdAt: FieldValue.serverTimestamp(),
        });
        return true;
      } catch (error) {
        if (!isAlreadyExists(error)) throw error;
        const first = await ref.get();
        return collections.reports.field(first, 'idempotencyKey') === report.idempotencyKey;
      }
    },
    exists: async (target, reporterId) => (await reportOf(target, reporterId).get()).exists,
  };
}

import type { CallOutput } from '@contract/endpoints/define-endpoint';
import type { reportsEndpoints } from '@contract/endpoints/reports';
import { REPORT_MESSAGES, type Report } from '@contract/schemas/report';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { IdempotencyKey } from '../../lib/idempotency-key';
import type { CommentsRepo } from '../../repos/comments-repo';
import type { ReportedComment, ReportsRepo, ReportTarget } from '../../repos/reports-repo';
import type { ItemDetails } from '../items/item-details';

interface ReportsParts {
  readonly reports: ReportsRepo;
  readonly comments: Pick<CommentsRepo, 'get'>;
  readonly itemDetails: Pick<ItemDetails, 'getStored'>;
}

export interface ReportRequest extends ReportTarget {
  readonly report: Report;
  readonly actor: Actor;
  readonly idempotencyKey: IdempotencyKey;
}

type Status = CallOutput<typeof reportsEndpoints.getReportStatus>;

export interface Reports {
  /**
   * Stores a report for the moderators. A repeat with the same key succeeds. Throws AppError 'not_found' if item or
   * comment are not there, 'forbidden' if they are the member's own, and 'already_reported'.
   */
  report(request: ReportRequest): Promise<Status>;
  statusOf(itemId: string, uid: string): Promise<Status>;
}

export function createReports({ reports, comments, itemDetails }: ReportsParts): Reports {
  const commentOf = async ({ itemId, commentId }: ReportTarget) => {
    if (commentId === null) return null;
    const comment = await comments.get({ itemId, commentId });
    if (comment?.record.deletedAt !== null)
      throw new AppError('not_found', REPORT_MESSAGES.commentMissing);
    const { userId, username, content } = comment.record;
    return { userId, username, content };
  };

  return {
    report: async ({ itemId, commentId, report, actor, idempotencyKey }) => {
      const { record } = await itemDetails.getStored(itemId);
      const comment = await commentOf({ itemId, commentId });
      refuseOwn(actor.uid, record.ownerId, comment);
      const isStored = await reports.create(actor, {
        ...report,
        itemId,
        commentId,
        itemTitle: record.title,
        itemOwnerId: record.ownerId,
        itemOwner: record.username,
        comment,
        idempotencyKey: idempotencyKey.bound,
      });
      if (!isStored) throw new AppError('already_reported', REPORT_MESSAGES.alreadyReported);
      return { hasReported: true };
    },
    statusOf: async (itemId, uid) => ({
      hasReported: await reports.exists({ itemId, commentId: null }, uid),
    }),
  };
}

/** The owner of an item may report the comments of others on it. */
function refuseOwn(uid: string, itemOwnerId: string, comment: ReportedComment | null): void {
  if (comment?.userId === uid) throw new AppError('forbidden', REPORT_MESSAGES.ownComment);
  if (!comment && itemOwnerId === uid) throw new AppError('forbidden', REPORT_MESSAGES.ownItem);
}

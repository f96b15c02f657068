import { SUBJECT_GONE_NOTES } from '@contract/schemas/report';
import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { AppError } from '../../lib/app-error';
import { authorizeForAdmin } from '../../lib/authority';
import type { AdminRemovalsRepo } from '../../repos/admin-removals-repo';
import type {
  ActOnReportResponse,
  ActOnReportRequest,
  ReportActionService,
} from './report-action-service';
import { requireItemKey } from './require-item-key';

/**
 * Deletes reported items and comments. `removeItem` and `removeComment` are idempotent, resolve the pending reports,
 * and throw the errors of `ReportActionService`. If the item or comment is already gone, they only decide the reports,
 * and nobody is notified of a deletion. Triggers store in the decided reports why the item or comment is gone.
 */
export interface ReportedContentRemover {
  /**
   * Removes the reported item. An own sale stays in the figures of its owner. Throws AppError 'not_found' for a report
   * of a comment.
   */
  removeItem(request: ActOnReportRequest): Promise<ActOnReportResponse>;
  /**
   * Deletes the reported comment as if its author had deleted it. Throws AppError 'not_found' for a report of an item.
   */
  removeComment(request: ActOnReportRequest): Promise<ActOnReportResponse>;
}

interface ReportedContentRemoverDeps {
  readonly reportActionService: ReportActionService;
  readonly adminRemovals: AdminRemovalsRepo;
}

/** The changes of reports that `removeItem` and `removeComment` make. */
const RESOLVED = { status: 'resolved', reports: 'pending too' } as const;

export const createReportedContentRemover = ({
  reportActionService,
  adminRemovals,
}: ReportedContentRemoverDeps): ReportedContentRemover => ({
  removeItem: async (request) => {
    const decidable = await reportActionService.require(request);
    const key = requireItemKey(decidable.report, request.actor);
    return reportActionService.act(request, decidable, {
      ...RESOLVED,
      act: 'delete_item',
      gone: SUBJECT_GONE_NOTES.itemDeleted,
      prepare: (transaction) => adminRemovals.prepareItem(transaction, key),
    });
  },
  removeComment: async (request) => {
    const decidable = await reportActionService.require(request);
    const { itemId, commentId } = decidable.report.record;
    if (commentId === null) throw notFound('notOfComment');
    const key = authorizeForAdmin(request.actor, { itemId, commentId });
    if (!key) throw notFound('missing');
    return reportActionService.act(request, decidable, {
      ...RESOLVED,
      act: 'delete_comment',
      gone: SUBJECT_GONE_NOTES.commentDeleted,
      prepare: (transaction) => adminRemovals.prepareComment(transaction, key),
    });
  },
});

const notFound = (why: 'notOfComment' | 'missing') =>
  new AppError('not_found', MODERATION_MESSAGES[why]);

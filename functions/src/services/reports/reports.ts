import { thumbnailUrlOf } from '@contract/rules/item-view';
import type { CallOutput } from '@contract/endpoints/define-endpoint';
import type { reportsEndpoints } from '@contract/endpoints/reports';
import { REPORT_MESSAGES, type ReportInput } from '@contract/schemas/report';
import { doesReportCountTowardHiding } from '../../domain/moderation/reporter-record';
import type { ReportSubject } from '../../domain/moderation/subject';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { IdempotencyKey } from '../../lib/idempotency-key';
import type { CommentsRepo } from '../../repos/comments-repo';
import type { ReportedComment, ReportsRepo } from '../../repos/reports-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { ItemLookup } from '../items/item-lookup';
import type { CopyThumbnail } from './reported-thumbnails';

interface ReportsDeps {
  readonly reports: ReportsRepo;
  readonly comments: Pick<CommentsRepo, 'get'>;
  readonly itemLookup: Pick<ItemLookup, 'getStored'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly copyThumbnail: CopyThumbnail;
  readonly now: () => Date;
}

export interface ReportRequest extends ReportSubject {
  readonly report: ReportInput;
  readonly actor: Actor;
  readonly idempotencyKey: IdempotencyKey;
}

type Status = CallOutput<typeof reportsEndpoints.getReportStatus>;

export interface Reports {
  /**
   * Stores a report for the admins. A repeated request with the same key succeeds. Throws AppError 'not_found' if there
   * is no such item or comment, 'forbidden' if it is the member's own, and 'already_reported' if the member has already
   * made another report of it.
   */
  report(request: ReportRequest): Promise<Status>;
  statusOf(itemId: string, uid: string): Promise<Status>;
}

export function createReportsService(deps: ReportsDeps): Reports {
  const { reports, comments, itemLookup, users, copyThumbnail, now } = deps;
  const commentOf = async ({ itemId, commentId }: ReportSubject) => {
    if (commentId === null) return null;
    const comment = await comments.get({ itemId, commentId });
    if (comment?.record.deletedAt !== null)
      throw new AppError('not_found', REPORT_MESSAGES.commentMissing);
    const { userId, username, content } = comment.record;
    return { userId, username, content };
  };

  const reporterOf = async (uid: string) => {
    const [user, record] = await Promise.all([users.get(uid), reports.recordOf(uid)]);
    const isVerified = user !== null && user.emailVerifiedAt !== null;
    const joinedAt = user?.createdAt ?? now();
    return {
      reporterUsername: user?.username ?? null,
      reporterUpheld: record.upheld,
      reporterDecided: record.decided,
      countsForHiding: doesReportCountTowardHiding({ isVerified, joinedAt, record }, now()),
    };
  };

  return {
    report: async ({ itemId, commentId, report, actor, idempotencyKey }) => {
      const { record } = await itemLookup.getStored(itemId);
      const comment = await commentOf({ itemId, commentId });
      refuseOwn(actor.uid, record.ownerId, comment);
      const target = { itemId, commentId, idempotencyKey: idempotencyKey.bound };
      const isRepeat = await reports.isRepeat(target, actor.uid);
      if (isRepeat !== null) return resultOf(isRepeat);
      const isStored = await reports.create(actor, {
        ...report,
        ...target,
        itemTitle: record.title,
        itemOwnerId: record.ownerId,
        itemOwner: record.username,
        itemPriceCents: record.soldPriceCents,
        itemPlatform: record.platform,
        itemListingUrl: record.ebayUrl,
        thumbnail: await copyThumbnail(itemId, thumbnailUrlOf(record)),
        comment,
        ...(await reporterOf(actor.uid)),
      });
      return resultOf(isStored);
    },
    statusOf: async (itemId, uid) => ({
      hasReported: await reports.exists({ itemId, commentId: null }, uid),
    }),
  };
}

/**
 * Throws AppError 'already_reported' if `isFirst` is false. `isFirst` is true for the member's first report of the item
 * or comment, and for a repeat of this report.
 */
function resultOf(isFirst: boolean): Status {
  if (!isFirst) throw new AppError('already_reported', REPORT_MESSAGES.alreadyReported);
  return { hasReported: true };
}

/**
 * Throws AppError 'forbidden' if the reported item or comment is the member's own. The owner of an item may report the
 * comments of others on it.
 */
function refuseOwn(uid: string, itemOwnerId: string, comment: ReportedComment | null): void {
  if (comment?.userId === uid) throw new AppError('forbidden', REPORT_MESSAGES.ownComment);
  if (!comment && itemOwnerId === uid) throw new AppError('forbidden', REPORT_MESSAGES.ownItem);
}

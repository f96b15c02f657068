import type { NotificationRecord } from '@contract/schemas/notification';
import type { BlocksRepo } from '../../repos/blocks-repo';
import type { CommentsRepo } from '../../repos/comments-repo';
import type { StoredUnreadNotification } from '../../repos/unread-notifications-repo';

interface PushFilterDeps {
  readonly blocks: Pick<BlocksRepo, 'isBetween'>;
  readonly comments: Pick<CommentsRepo, 'get'>;
}

/**
 * Creates a function that returns the notifications that may be pushed to a member now. It leaves out notifications
 * that were caused by somebody whom the member has blocked or who has blocked the member, and notifications with the
 * text of a removed comment. Costs two reads for each member who caused a notification, and one for each comment.
 */
export const createPushFilter = ({ blocks, comments }: PushFilterDeps) => {
  const isCommentGone = async ({ itemId, commentId }: NotificationRecord) => {
    if (itemId === null || commentId === null) return false;
    const comment = await comments.get({ itemId, commentId });
    return comment?.record.deletedAt !== null;
  };

  return async (
    uid: string,
    unread: readonly StoredUnreadNotification[],
  ): Promise<StoredUnreadNotification[]> => {
    const actorIds = [...new Set(unread.flatMap(({ record }) => record.actorId ?? []))];
    const areBlocked = await Promise.all(actorIds.map((id) => blocks.isBetween(uid, id)));
    const blocked = actorIds.filter((_id, place) => areBlocked[place]);
    const allowed = unread.filter(({ record }) => !blocked.includes(record.actorId ?? ''));
    const areGone = await Promise.all(allowed.map(({ record }) => isCommentGone(record)));
    return allowed.filter((_it, place) => areGone[place] === false);
  };
};

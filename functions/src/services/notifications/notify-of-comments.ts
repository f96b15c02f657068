import { thumbnailUrlOf } from '@contract/rules/item-view';
import type { ItemRecord } from '@contract/schemas/item-record';
import { isLive } from '../../domain/items/is-live';
import {
  commentRecipients,
  type CommentNotificationReason,
} from '../../domain/notifications/comment-recipients';
import { commentEntryId, commentGroupId } from '../../domain/notifications/notification-groups';
import {
  commentWords,
  mentionWords,
  replyWords,
} from '../../domain/notifications/notification-words';
import type { CommentKey } from '../../repos/comments-repo';
import type { NotificationGroupsRepo } from '../../repos/notification-groups-repo';
import type { NotificationRemovalRepo } from '../../repos/notification-removal-repo';
import type {
  NewNotification,
  NotificationsRepo,
  NotifiedComment,
} from '../../repos/notifications-repo';
import type { NotifyUnlessBlocked } from './notify-unless-blocked';
import type { WriteNotification } from './write-notification';

interface NotifyOfCommentsDeps {
  readonly write: Pick<WriteNotification, 'add' | 'addToGroup' | 'firstOn'>;
  readonly notifications: Pick<NotificationsRepo, 'commentOf' | 'removeOfItem'>;
  readonly notificationGroups: Pick<NotificationGroupsRepo, 'has'>;
  readonly notificationRemoval: Pick<NotificationRemovalRepo, 'ofComment'>;
  readonly notifyUnlessBlocked: NotifyUnlessBlocked;
  /** Returns the record of an item, or null if the item has no document. A removed item still has a document. */
  readonly itemOf: (itemId: string) => Promise<ItemRecord | null>;
  readonly now: () => Date;
}

export interface NotifyOfComments {
  /**
   * Called after a new comment: notifies the members whom it mentions, the author of its parent, and the owner of the
   * item. Each recipient gets one notification, for the first of these reasons that the recipient has not turned off.
   */
  comment(key: CommentKey): Promise<void>;
  /** Called after an edit of a comment: notifies the members in `added`, whom the comment did not mention before. */
  mentions(key: CommentKey, added: readonly string[]): Promise<void>;
  removeOfComment(key: CommentKey): Promise<void>;
}

interface CommentContext {
  readonly comment: NotifiedComment & { readonly userId: string };
  readonly item: ItemRecord;
}

const REASONS = {
  mention: { type: 'mention', topic: null, wordsOf: mentionWords },
  reply: { type: 'other', topic: 'reply', wordsOf: replyWords },
  comment: { type: 'other', topic: 'comment', wordsOf: commentWords },
} as const satisfies Record<CommentNotificationReason, object>;
type ReasonSort = (typeof REASONS)[CommentNotificationReason];

type Recipients = ReturnType<typeof commentRecipients>;

/** Returns the recipients whom an edit of a comment newly mentions. An edit notifies nobody else. */
const mentionedIn = (recipients: Recipients, added: readonly string[]): Recipients =>
  new Map(
    [...recipients].flatMap(([uid, [first]]) =>
      first === 'mention' && added.includes(uid) ? [[uid, [first]] as const] : [],
    ),
  );

/**
 * Creates the methods that write notifications about comments. A member gets at most one notification of a comment,
 * with the id of the comment. Only comments on the item itself are grouped, and only for the item's owner: all comments
 * within an hour share one notification.
 */
export function createNotifyOfComments(deps: NotifyOfCommentsDeps): NotifyOfComments {
  const { notifications, notificationRemoval, now } = deps;
  const notifyMember = createNotifyMember(deps);
  /**
   * Reads the comment and its item. `comment` is null if the comment is gone, and `item` is null if the item is
   * removed.
   */
  const read = async (key: CommentKey) => {
    const [item, comment] = await Promise.all([
      deps.itemOf(key.itemId),
      notifications.commentOf(key),
    ]);
    const userId = comment?.userId ?? null;
    return {
      item: item?.removedAt === null ? item : null,
      comment: comment && userId !== null ? { ...comment, userId } : null,
    };
  };

  /** Notifies all recipients. Returns whether at least one recipient exists. */
  const notifyAll = async (
    key: CommentKey,
    { item, comment }: CommentContext,
    included: (all: Recipients) => Recipients,
  ) => {
    const parentAuthorId = await parentAuthorOf(notifications, key.itemId, comment);
    const all = commentRecipients(
      { authorId: comment.userId, mentionedIds: comment.mentionedIds },
      { ownerId: item.ownerId, parentAuthorId },
    );
    const recipients = [...included(all)];
    await Promise.all(
      recipients.map(([uid, reasons]) => notifyMember(uid, reasons, key, { item, comment })),
    );
    return recipients.length > 0;
  };

  const notify = async (key: CommentKey, included: (all: Recipients) => Recipients) => {
    const { item, comment } = await read(key);
    const isWritten =
      item !== null &&
      comment !== null &&
      isLive(item, now()) &&
      (await notifyAll(key, { item, comment }, included));
    // Reads comment and item again. If the comment was deleted or the item was removed at the same time, that deletion
    // or removal may have missed the notifications that were just written.
    const after = isWritten ? await read(key) : { item, comment };
    if (!after.item) await notifications.removeOfItem(key.itemId);
    else if (!after.comment) await notificationRemoval.ofComment(key.commentId);
  };

  return {
    comment: (key) => notify(key, (all) => all),
    mentions: (key, added) => notify(key, (all) => mentionedIn(all, added)),
    removeOfComment: ({ commentId }) => notificationRemoval.ofComment(commentId),
  };
}

async function parentAuthorOf(
  notifications: Pick<NotificationsRepo, 'commentOf'>,
  itemId: string,
  { parentId }: NotifiedComment,
): Promise<string | null> {
  if (parentId === null) return null;
  return (await notifications.commentOf({ itemId, commentId: parentId }))?.userId ?? null;
}

const createNotifyMember =
  ({ write, notificationGroups, notifyUnlessBlocked }: NotifyOfCommentsDeps) =>
  (
    uid: string,
    reasons: readonly CommentNotificationReason[],
    key: CommentKey,
    context: CommentContext,
  ) =>
    notifyUnlessBlocked(uid, context.comment.userId, async () => {
      const { item, comment } = context;
      const entryId = commentEntryId(key.commentId);
      const sorts = reasons.map((reason): ReasonSort => REASONS[reason]);
      const sort = await write.firstOn(uid, sorts);
      if (!sort) return;
      const notification = notificationOf(sort, key, context);
      if (sort.topic === 'comment' && comment.parentId === null) {
        const texts = { itemTitle: item.title, content: comment.content };
        const groupId = commentGroupId(key.itemId);
        await write.addToGroup({ uid, groupId, entryId, ownId: entryId, notification, texts });
        return;
      }
      // An edit can mention the owner after the owner was already notified of the comment. The owner then gets no
      // second notification.
      const isNotified = uid === item.ownerId && (await notificationGroups.has({ uid, entryId }));
      if (!isNotified) await write.add({ uid, id: entryId }, notification);
    });

function notificationOf(
  { wordsOf, type, topic }: ReasonSort,
  { itemId, commentId }: CommentKey,
  { comment, item }: CommentContext,
) {
  return {
    type,
    topic,
    ...wordsOf({ author: comment.username, itemTitle: item.title, content: comment.content }),
    itemId,
    commentId,
    actorId: comment.userId,
    actorUsername: comment.username,
    rulingId: null,
    pictureUrl: thumbnailUrlOf(item),
  } satisfies NewNotification;
}

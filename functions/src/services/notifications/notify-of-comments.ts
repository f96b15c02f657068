import type { ItemRecord } from '@contract/schemas/item-record';
import {
  commentRecipients,
  type CommentReason,
} from '../../domain/notifications/comment-recipients';
import {
  commentWords,
  mentionWords,
  replyWords,
} from '../../domain/notifications/notification-words';
import type { CommentKey } from '../../repos/comments-repo';
import type {
  NewNotification,
  NotificationsRepo,
  NotifiedComment,
} from '../../repos/notifications-repo';

interface NotifyOfCommentsParts {
  readonly notifications: NotificationsRepo;
  readonly mayNotify: (uid: string, actorId: string) => Promise<boolean>;
  readonly liveItem: (itemId: string) => Promise<ItemRecord | null>;
}

export interface NotifyOfComments {
  /** For a new comment: the members it mentions, the author of its parent, and the owner of the item. */
  comment(key: CommentKey): Promise<void>;
  /** For an edit of a comment: the members that it mentions now. */
  mentions(key: CommentKey, added: readonly string[]): Promise<void>;
  removeOfComment(key: CommentKey): Promise<void>;
}

interface Told {
  readonly comment: NotifiedComment & { readonly userId: string };
  readonly item: ItemRecord;
}

const REASONS = {
  mention: { type: 'mention', topic: null, wordsOf: mentionWords },
  reply: { type: 'other', topic: 'reply', wordsOf: replyWords },
  comment: { type: 'other', topic: 'comment', wordsOf: commentWords },
} as const;

/** A comment gives a member one notification, whose id is the comment's. */
export function createNotifyOfComments({
  notifications,
  mayNotify,
  liveItem,
}: NotifyOfCommentsParts): NotifyOfComments {
  /** Returns null if the comment or its item is gone. */
  const read = async (key: CommentKey): Promise<Told | null> => {
    const [item, comment] = await Promise.all([liveItem(key.itemId), notifications.commentOf(key)]);
    const userId = comment?.userId ?? null;
    return item && comment && userId !== null ? { item, comment: { ...comment, userId } } : null;
  };

  const parentAuthorOf = async (itemId: string, { parentId }: NotifiedComment) => {
    if (parentId === null) return null;
    return (await notifications.commentOf({ itemId, commentId: parentId }))?.userId ?? null;
  };

  const tell = async (uid: string, reason: CommentReason, key: CommentKey, told: Told) => {
    if (!(await mayNotify(uid, told.comment.userId))) return;
    const id = `comment_${key.commentId}`;
    await notifications.add({ uid, id }, notificationOf(reason, key, told));
  };

  /** @param isMeant whether a recipient gets a notification */
  const notify = async (key: CommentKey, isMeant: (uid: string) => boolean) => {
    const told = await read(key);
    if (told) {
      const { item, comment } = told;
      const parentAuthorId = await parentAuthorOf(key.itemId, comment);
      const recipients = commentRecipients(
        { authorId: comment.userId, mentionedIds: comment.mentionedIds },
        { ownerId: item.ownerId, parentAuthorId },
      );
      const meant = [...recipients].filter(([uid]) => isMeant(uid));
      if (meant.length === 0) return;
      await Promise.all(meant.map(([uid, reason]) => tell(uid, reason, key, told)));
    }
    // The deletion may have looked for notifications before these were there.
    if (!told || !(await read(key))) await notifications.removeOfComment(key);
  };

  return {
    comment: (key) => notify(key, () => true),
    mentions: (key, added) => notify(key, (uid) => added.includes(uid)),
    removeOfComment: (key) => notifications.removeOfComment(key),
  };
}

function notificationOf(
  reason: CommentReason,
  { itemId, commentId }: CommentKey,
  { comment, item }: Told,
): NewNotification {
  const { wordsOf, ...kind } = REASONS[reason];
  return {
    ...kind,
    ...wordsOf({ author: comment.username, itemTitle: item.title, content: comment.content }),
    ...{ itemId, commentId, actorId: comment.userId, actorUsername: comment.username },
  };
}

import type { CommentRecord } from '@contract/schemas/comment-record';
import type { NotificationRecord } from '@contract/schemas/notification';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { NotificationWords } from '../domain/notifications/notification-words';
import { collections } from './collections/collections';
import type { CommentKey } from './comments-repo';
import { deleteInBatches, DELETES_PER_BATCH } from './delete-in-batches';
import { isAlreadyExists } from './grpc-status';
import { type NotificationKey, notificationRefOf, unreadFields } from './stored-notification';
import { microsOf } from './timestamp-micros';

const followId = (actorId: string) => `follow_${actorId}`;

export type NewNotification = NotificationWords &
  Pick<
    NotificationRecord,
    'type' | 'topic' | 'itemId' | 'commentId' | 'actorId' | 'actorUsername' | 'pictureUrl'
  > &
  /** `rulingId` is optional. The default is null. */
  Partial<Pick<NotificationRecord, 'rulingId'>>;

export interface NotifiedComment extends Pick<CommentRecord, 'userId' | 'username' | 'parentId'> {
  readonly content: string;
  readonly mentionedIds: readonly string[];
}

/** A notification that became unread, and the time at which it became unread. */
export interface NewlyUnreadNotification {
  readonly id: string;
  readonly at: Micros;
}

export interface NotificationsRepo {
  /** Adds a notification. Does nothing and returns null if it exists already, read or unread. Costs 1 write. */
  add(key: NotificationKey, notification: NewNotification): Promise<NewlyUnreadNotification | null>;
  /**
   * Adds a notification about a new follower. Does nothing and returns null if the member was ever notified of this
   * follower, even if that notification is gone. Costs 2 writes.
   */
  addFollower(
    uid: string,
    notification: NewNotification & { readonly actorId: string },
  ): Promise<NewlyUnreadNotification | null>;
  /**
   * Removes the notification about a follower. It never comes back, because the member is notified of each follower
   * only once.
   */
  removeFollower(uid: string, followerId: string): Promise<void>;
  /**
   * Removes all notifications about an item, with their groups and entries. Idempotent, even if a call fails halfway
   * and is repeated.
   */
  removeOfItem(itemId: string): Promise<void>;
  /** Returns the data of a comment that a notification needs, or null if the comment is deleted or invalid. */
  commentOf(key: CommentKey): Promise<NotifiedComment | null>;
}

export function createNotificationsRepo(
  db: Firestore,
  { now, batchSize = DELETES_PER_BATCH }: { readonly now: () => Date; readonly batchSize?: number },
): NotificationsRepo {
  const createOnce = async (batch: WriteBatch, key: NotificationKey, fields: NewNotification) => {
    const record = { rulingId: null, ...fields, ...unreadFields(now()), count: 1 };
    batch.create(notificationRefOf(db, key), record);
    try {
      const [written] = await batch.commit();
      return written ? { id: key.id, at: microsOf(written.writeTime) } : null;
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      return null;
    }
  };

  return {
    add: (key, notification) => createOnce(db.batch(), key, notification),
    addFollower: (uid, notification) => {
      const { actorId } = notification;
      // This document records that the member was notified of the follower. It stays even if the notification expires
      // or the member deletes it.
      const notified = collections.notifiedSellers.doc(db, { uid: actorId, sellerId: uid });
      const batch = db
        .batch()
        .create(notified, { sellerId: uid, createdAt: FieldValue.serverTimestamp() });
      return createOnce(batch, { uid, id: followId(actorId) }, notification);
    },
    removeFollower: async (uid, actorId) => {
      await notificationRefOf(db, { uid, id: followId(actorId) }).delete();
    },
    removeOfItem: async (itemId) => {
      // The order of the deletions matters: a group whose notification is gone accepts no entries, and an entry whose
      // group is gone has no effect.
      for (const name of ['notifications', 'notificationGroups', 'groupEntries'] as const)
        await deleteInBatches(
          db,
          collections[name].group(db).where('itemId', '==', itemId).select(),
          batchSize,
        );
    },
    commentOf: async (key) => {
      const snapshot = await collections.comments.doc(db, key).get();
      const record = collections.comments.readable(snapshot);
      if (record?.deletedAt !== null) return null;
      const { userId, username, parentId, content } = record;
      const mentionedIds = record.mentions.map((mention) => mention.userId);
      return { userId, username, parentId, content: content ?? '', mentionedIds };
    },
  };
}

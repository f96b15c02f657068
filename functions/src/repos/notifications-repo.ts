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
  /** By default null. */
  Partial<Pick<NotificationRecord, 'rulingId'>>;

export interface NotifiedComment extends Pick<CommentRecord, 'userId' | 'username' | 'parentId'> {
  readonly content: string;
  readonly mentionedIds: readonly string[];
}

/** When a notification became unread. */
export interface Unread {
  readonly id: string;
  readonly at: Micros;
}

export interface NotificationsRepo {
  /** Does nothing, and returns null, if it exists, read or not. 1 write. */
  add(key: NotificationKey, notification: NewNotification): Promise<Unread | null>;
  /** Does nothing, and returns null, if the member was ever notified of this follower, even if the notification is gone. 2 writes. */
  addFollower(
    uid: string,
    notification: NewNotification & { readonly actorId: string },
  ): Promise<Unread | null>;
  /** The member can be notified of this follower only once, so it does not come back. */
  removeFollower(uid: string, followerId: string): Promise<void>;
  /** With the groups and their entries. Safe to repeat, also after a failure. */
  removeOfItem(itemId: string): Promise<void>;
  /** Returns what a notification needs of a comment, or null if it is deleted or invalid. */
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
      // A notification ends after some time, and the member can delete it. This stays.
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
      // A group takes no entries without its notification, and an entry nothing without its group.
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

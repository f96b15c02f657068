import type { CommentRecord } from '@contract/schemas/comment-record';
import { NOTIFICATION_DAYS, type NotificationRecord } from '@contract/schemas/notification';
import { FieldValue, type Firestore, type Query, type WriteBatch } from 'firebase-admin/firestore';
import type { NotificationWords } from '../domain/notifications/notification-words';
import { addNotifiedActor, type ActorOf } from './add-notified-actor';
import { collections } from './collections/collections';
import type { CommentKey } from './comments-repo';
import { isAlreadyExists } from './grpc-status';

/** Below Firestore's limit of 500 writes per batch. */
const BATCH_SIZE = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

export type NewNotification = NotificationWords &
  Pick<NotificationRecord, 'type' | 'topic' | 'itemId' | 'commentId' | 'actorId' | 'actorUsername'>;

/** Where a notification is: whose it is, and the id by which a repeat finds it. */
export interface NotificationKey {
  readonly uid: string;
  readonly id: string;
}

export interface NotifiedComment extends Pick<CommentRecord, 'userId' | 'username' | 'parentId'> {
  readonly content: string;
  readonly mentionedIds: readonly string[];
}

export interface NotificationsRepo {
  /** Does nothing if it exists, read or not. */
  add(key: NotificationKey, notification: NewNotification): Promise<void>;
  /** Does nothing if the member was ever notified of this follower, even if the notification is gone. */
  addFollower(
    uid: string,
    notification: NewNotification & { readonly actorId: string },
  ): Promise<void>;
  /** Safe to repeat. `wordsFor` gets the last member that was added, and the number of members. */
  addActor(key: NotificationKey, notification: ActorOf): Promise<void>;
  /** Safe to repeat, also after a failure. */
  removeOfItem(itemId: string): Promise<void>;
  removeOfComment(key: CommentKey): Promise<void>;
  /** Returns what a notification needs of a comment, or null if it is deleted or invalid. */
  commentOf(key: CommentKey): Promise<NotifiedComment | null>;
}

export function createNotificationsRepo(
  db: Firestore,
  { now, batchSize = BATCH_SIZE }: { readonly now: () => Date; readonly batchSize?: number },
): NotificationsRepo {
  const docOf = ({ uid, id }: NotificationKey) =>
    collections.notifications.doc(db, { uid, notificationId: id });
  const expiresAt = () => new Date(now().getTime() + NOTIFICATION_DAYS * DAY_MS);
  const all = collections.notifications.group(db);

  const removeAll = async (notifications: Pick<Query, 'select'>) => {
    let found: number;
    do {
      const { docs } = await notifications.select().limit(batchSize).get();
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      if (docs.length > 0) await batch.commit();
      found = docs.length;
    } while (found === batchSize);
  };

  const createOnce = async (batch: WriteBatch, key: NotificationKey, fields: NewNotification) => {
    const created = { isRead: false, count: 1, pictureUrl: null, expiresAt: expiresAt() };
    batch.create(docOf(key), { ...fields, ...created, createdAt: FieldValue.serverTimestamp() });
    try {
      await batch.commit();
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
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
      return createOnce(batch, { uid, id: `follow_${actorId}` }, notification);
    },
    addActor: (key, actor) => addNotifiedActor(docOf(key), actor, expiresAt()),
    removeOfItem: (itemId) => removeAll(all.where('itemId', '==', itemId)),
    removeOfComment: ({ commentId }) => removeAll(all.where('commentId', '==', commentId)),
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

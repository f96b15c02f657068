import type { CommentRecord } from '@contract/schemas/comment-record';
import { NOTIFICATION_DAYS, type NotificationRecord } from '@contract/schemas/notification';
import { FieldValue, type Firestore, type Query, type WriteBatch } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { NotificationWords } from '../domain/notifications/notification-words';
import { collections } from './collections/collections';
import type { CommentKey } from './comments-repo';
import { isAlreadyExists } from './grpc-status';
import { microsOf } from './timestamp-micros';

/** Below Firestore's limit of 500 writes per batch. */
const BATCH_SIZE = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

const followId = (actorId: string) => `follow_${actorId}`;

export type NewNotification = NotificationWords &
  Pick<
    NotificationRecord,
    'type' | 'topic' | 'itemId' | 'commentId' | 'actorId' | 'actorUsername' | 'pictureUrl'
  >;

/** Where a notification is: whose it is, and the id by which a repeat finds it. */
export interface NotificationKey {
  readonly uid: string;
  readonly id: string;
}

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
  { now, batchSize = BATCH_SIZE }: { readonly now: () => Date; readonly batchSize?: number },
): NotificationsRepo {
  const docOf = ({ uid, id }: NotificationKey) =>
    collections.notifications.doc(db, { uid, notificationId: id });
  const expiresAt = () => new Date(now().getTime() + NOTIFICATION_DAYS * DAY_MS);

  const createOnce = async (batch: WriteBatch, key: NotificationKey, fields: NewNotification) => {
    const created = { isRead: false, count: 1, expiresAt: expiresAt() };
    batch.create(docOf(key), { ...fields, ...created, createdAt: FieldValue.serverTimestamp() });
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
      await docOf({ uid, id: followId(actorId) }).delete();
    },
    removeOfItem: async (itemId) => {
      // A group takes no entries without its notification, and an entry nothing without its group.
      for (const name of ['notifications', 'notificationGroups', 'groupEntries'] as const)
        await removeAll(db, collections[name].group(db).where('itemId', '==', itemId), batchSize);
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

async function removeAll(db: Firestore, documents: Query, batchSize: number): Promise<void> {
  let found: number;
  do {
    const { docs } = await documents.select().limit(batchSize).get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    if (docs.length > 0) await batch.commit();
    found = docs.length;
  } while (found === batchSize);
}

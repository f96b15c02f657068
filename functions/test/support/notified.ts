import { randomUUID } from 'node:crypto';
import { notificationRecordSchema, type NotificationRecord } from '@contract/schemas/notification';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { createNotifierFromRepos } from '../../src/app/events/notification-events';
import { createRepos } from '../../src/app/repos';
import { createJsonLogger } from '../../src/lib/json-logger';
import { newMember } from '../../src/repos/new-member';
import type { Notify } from '../../src/services/notifications/notify';
import type { OnNotificationUnread } from '../../src/services/notifications/write-notification';
import { itemFieldsToStore } from './item-fields-to-store';

interface NotifyOptions {
  readonly now?: () => Date;
  readonly onNotificationUnread?: OnNotificationUnread;
}

/** Creates the service with which triggers notify members, on this database. By default it pushes nothing. */
export const createNotifyIn = (
  db: Firestore,
  { now = () => new Date(), onNotificationUnread }: NotifyOptions = {},
): Notify =>
  createNotifierFromRepos({
    repos: createRepos({ db, log: createJsonLogger(), now }),
    now,
    onNotificationUnread,
  });

/** Returns the notifications of a member by id. */
export async function notificationsOf(
  db: Firestore,
  uid: string,
): Promise<Readonly<Record<string, NotificationRecord>>> {
  const { docs } = await db.collection(`users/${uid}/notifications`).get();
  const records = docs.map((it) => [it.id, notificationRecordSchema.parse(it.data())] as const);
  return Object.fromEntries(records);
}

export async function storeMember(db: Firestore, username: string | null): Promise<string> {
  const uid = randomUUID();
  const member = newMember({ email: `${uid}@example.com` }, new Date());
  await db.doc(`users/${uid}`).set({ ...member, username });
  return uid;
}

export async function storeItemOf(db: Firestore, ownerId: string): Promise<string> {
  const ref = db.collection('items').doc();
  await ref.set(itemFieldsToStore({ ownerId, title: 'Brass owl' }));
  return ref.id;
}

/** Stores a like as `likeItem` does, but does not change the counts of the item. */
export const storeLike = (db: Firestore, itemId: string, uid: string) =>
  db.doc(`items/${itemId}/likes/${uid}`).set({ userId: uid, createdAt: new Date() });

/** Stores an item with its owner, and two more members. */
export async function storeItemWithMembers(db: Firestore) {
  const [owner, ana, bob] = await Promise.all([
    storeMember(db, 'owner'),
    storeMember(db, 'ana'),
    storeMember(db, 'bob'),
  ]);
  return { owner, ana, bob, itemId: await storeItemOf(db, owner) };
}

interface NewComment {
  readonly parentId?: string;
  readonly mentions?: readonly string[];
  readonly content?: string;
  readonly username?: string | null;
}

/** Stores a comment. Returns its id. */
export async function storeComment(
  db: Firestore,
  itemId: string,
  userId: string,
  { parentId, mentions = [], content = 'Nice find', username = 'ana' }: NewComment = {},
): Promise<string> {
  const ref = db.collection(`items/${itemId}/comments`).doc();
  const now = FieldValue.serverTimestamp();
  await ref.set({
    userId,
    username,
    isPremiumUser: false,
    content,
    parentId: parentId ?? null,
    threadAt: now,
    createdAt: now,
    updatedAt: now,
    repliesCount: 0,
    deletedAt: null,
    mentions: mentions.map((id) => ({ userId: id, username: id })),
  });
  return ref.id;
}

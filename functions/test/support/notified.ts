import { randomUUID } from 'node:crypto';
import { notificationRecordSchema, type NotificationRecord } from '@contract/schemas/notification';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { createBlocksRepo } from '../../src/repos/blocks-repo';
import { createFavoritesRepo } from '../../src/repos/favorites-repo';
import { createItemsRepo } from '../../src/repos/items-repo';
import { createNotificationsRepo } from '../../src/repos/notifications-repo';
import { createUsersRepo } from '../../src/repos/users-repo';
import { newMember } from '../../src/services/accounts/new-member';
import { createNotify, type Notify } from '../../src/services/notifications/notify';
import { storedItem } from './stored-item';

export const createNotifyIn = (db: Firestore): Notify =>
  createNotify({
    notifications: createNotificationsRepo(db, { now: () => new Date() }),
    items: createItemsRepo(db),
    users: createUsersRepo(db),
    blocks: createBlocksRepo(db),
    favorites: createFavoritesRepo(db),
    achievementOf: (id) =>
      id === 'first-share' ? { title: 'First Share', description: 'You shared an item.' } : null,
    now: () => new Date(),
  });

/** The notifications of a member by id. */
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
  await ref.set(storedItem({ ownerId, title: 'Brass owl' }));
  return ref.id;
}

interface NewComment {
  readonly parentId?: string;
  readonly mentions?: readonly string[];
  readonly content?: string;
}

/** Returns the id of the comment. */
export async function storeComment(
  db: Firestore,
  itemId: string,
  userId: string,
  { parentId, mentions = [], content = 'Nice find' }: NewComment = {},
): Promise<string> {
  const ref = db.collection(`items/${itemId}/comments`).doc();
  const now = FieldValue.serverTimestamp();
  await ref.set({
    ...{ userId, username: 'ana', isPremiumUser: false, content, parentId: parentId ?? null },
    ...{ threadAt: now, createdAt: now, updatedAt: now, repliesCount: 0, deletedAt: null },
    mentions: mentions.map((id) => ({ userId: id, username: id })),
  });
  return ref.id;
}

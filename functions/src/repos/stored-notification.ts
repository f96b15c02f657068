import { DAY_MS } from '@contract/rules/durations';
import { NOTIFICATION_DAYS, type NotificationRecord } from '@contract/schemas/notification';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Reference } from './collections/collection';
import { collections } from './collections/collections';

/** Where a notification is: whose it is, and the id by which a repeat finds it. */
export interface NotificationKey {
  readonly uid: string;
  readonly id: string;
}

export const notificationRefOf = (
  db: Firestore,
  { uid, id }: NotificationKey,
): Reference<NotificationRecord> => collections.notifications.doc(db, { uid, notificationId: id });

/** Returns when a notification ends that changes now, and so do its group and its entries. */
export const notificationExpiry = (now: Date) =>
  new Date(now.getTime() + NOTIFICATION_DAYS * DAY_MS);

/** Returns the fields of a notification that becomes unread now. */
export const unreadFields = (now: Date) => ({
  isRead: false,
  createdAt: FieldValue.serverTimestamp(),
  expiresAt: notificationExpiry(now),
});

import { DAY_MS } from '@contract/rules/durations';
import {
  NOTIFICATION_RETENTION_DAYS,
  type NotificationRecord,
} from '@contract/schemas/notification';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Reference } from './collections/collection';
import { collections } from './collections/collections';

/** The key of a notification: the member to whom it belongs, and an id by which a repeated event finds it. */
export interface NotificationKey {
  readonly uid: string;
  readonly id: string;
}

export const notificationRefOf = (
  db: Firestore,
  { uid, id }: NotificationKey,
): Reference<NotificationRecord> => collections.notifications.doc(db, { uid, notificationId: id });

/** Returns the expiry of a notification that changes now. Its group and entries expire at the same time. */
export const notificationExpiry = (now: Date) =>
  new Date(now.getTime() + NOTIFICATION_RETENTION_DAYS * DAY_MS);

/** Returns the fields of a notification that becomes unread now. */
export const unreadFields = (now: Date) => ({
  isRead: false,
  createdAt: FieldValue.serverTimestamp(),
  expiresAt: notificationExpiry(now),
});

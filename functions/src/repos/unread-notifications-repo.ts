import { UNREAD_COUNT_MAX } from '@contract/schemas/notification';
import type { Firestore } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { PushedNotification } from '../domain/notifications/push-data';
import { readDocuments, type Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { notificationRefOf } from './stored-notification';
import { microsOf, timestampOf } from './timestamp-micros';

export interface StoredUnreadNotification extends PushedNotification {
  /** When the notification became unread. */
  readonly at: Micros;
}

/** The unread notifications of a member, without invalid ones. */
export interface UnreadNotificationsRepo {
  /** Returns which of the given notifications are unread. Costs one read for each id. */
  among(uid: string, ids: readonly string[]): Promise<StoredUnreadNotification[]>;
  /**
   * Returns up to 100 notifications that became unread at or after a time, the newest first. Costs one read for each
   * notification, and at least one.
   */
  since(uid: string, time: Micros): Promise<StoredUnreadNotification[]>;
}

export const createUnreadNotificationsRepo = (db: Firestore): UnreadNotificationsRepo => ({
  among: async (uid, ids) => {
    if (ids.length === 0) return [];
    const refs = ids.map((id) => notificationRefOf(db, { uid, id }));
    return (await readDocuments(db, ...refs)).flatMap((it) => unreadIn(it) ?? []);
  },
  since: async (uid, time) => {
    const { docs } = await collections.notifications
      .in(db, { uid })
      .where('isRead', '==', false)
      .where('createdAt', '>=', timestampOf(time))
      .orderBy('createdAt', 'desc')
      .limit(UNREAD_COUNT_MAX)
      .get();
    return docs.flatMap((it) => unreadIn(it) ?? []);
  },
});

function unreadIn(snapshot: Snapshot<Stored<'notifications'>>): StoredUnreadNotification | null {
  const record = collections.notifications.readable(snapshot);
  const at = collections.notifications.exactTime(snapshot, 'createdAt');
  return record && at && !record.isRead ? { id: snapshot.id, record, at: microsOf(at) } : null;
}

import { notificationCursor } from '@contract/rules/notification-view';
import {
  type NotificationRecord,
  NOTIFICATIONS_PER_PAGE,
  UNREAD_COUNT_MAX,
} from '@contract/schemas/notification';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';
import { isChanged, isNotFound } from './grpc-status';
import { microsOf, timestampOf } from './timestamp-micros';

/** How many writes of one call run at the same time. */
const AT_ONCE = 100;

export interface StoredNotification {
  readonly id: string;
  readonly record: NotificationRecord;
}

interface StoredPage {
  readonly notifications: readonly StoredNotification[];
  readonly next: string | null;
}

/** What members do with their own notifications. All writes are safe to repeat. */
export interface OwnNotificationsRepo {
  /** Returns a page, the newest first, without invalid documents. One read for each notification, and one more. */
  list(uid: string, cursor: string | undefined): Promise<StoredPage>;
  /** At most `UNREAD_COUNT_MAX`. One read. */
  countUnread(uid: string): Promise<number>;
  /** Does nothing if it is gone. */
  markRead(by: Authority, id: string): Promise<void>;
  /** Marks those that became unread up to `until`, or all. */
  markAllRead(by: Authority, until: Date | undefined): Promise<void>;
  remove(by: Authority, id: string): Promise<void>;
}

export function createOwnNotificationsRepo(db: Firestore): OwnNotificationsRepo {
  const all = (uid: string) => collections.notifications.in(db, { uid });
  const unread = (uid: string) => all(uid).where('isRead', '==', false);
  const docOf = (uid: string, notificationId: string) =>
    collections.notifications.doc(db, { uid, notificationId });

  return {
    list: async (uid, cursor) => {
      const ordered = all(uid).orderBy('createdAt', 'desc').orderBy('__name__', 'desc');
      const from = cursor === undefined ? ordered : ordered.startAfter(...placeOf(cursor));
      const { docs } = await from.limit(NOTIFICATIONS_PER_PAGE + 1).get();
      const shown = docs.slice(0, NOTIFICATIONS_PER_PAGE);
      const last = docs.length > shown.length ? shown.at(-1) : undefined;
      const lastAt = last && collections.notifications.exactTime(last, 'createdAt');
      return {
        notifications: shown.flatMap((snapshot) => {
          const record = collections.notifications.readable(snapshot);
          return record ? { id: snapshot.id, record } : [];
        }),
        next: last && lastAt ? notificationCursor(microsOf(lastAt), last.id) : null,
      };
    },
    countUnread: async (uid) => {
      const counted = await unread(uid).limit(UNREAD_COUNT_MAX).count().get();
      return counted.data().count;
    },
    markRead: async ({ uid }, id) => {
      try {
        await docOf(uid, id).update({ isRead: true });
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
    markAllRead: async ({ uid }, until) => {
      // Newest first, as pushes look for them, so that both share an index.
      const due =
        until === undefined
          ? unread(uid)
          : unread(uid).where('createdAt', '<=', until).orderBy('createdAt', 'desc');
      for (;;) {
        const { docs } = await due.select().limit(AT_ONCE).get();
        if (docs.length === 0) return;
        await Promise.all(docs.map(markUnlessChanged));
      }
    },
    remove: async ({ uid }, id) => {
      await docOf(uid, id).delete();
    },
  };
}

/** Not if it changes meanwhile: then it is gone, or unread again. */
async function markUnlessChanged({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  try {
    await ref.update({ isRead: true }, { lastUpdateTime: updateTime });
  } catch (error) {
    if (!isChanged(error)) throw error;
  }
}

/** Returns the values after which the page begins, in the order of the list. */
function placeOf(cursor: string): [Timestamp, string] {
  const dot = cursor.indexOf('.');
  return [timestampOf(Number(cursor.slice(0, dot))), cursor.slice(dot + 1)];
}

import {
  type NotificationRecord,
  NOTIFICATIONS_PER_PAGE,
  UNREAD_COUNT_MAX,
} from '@contract/schemas/notification';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import type { Reference } from './collections/collection';
import { collections } from './collections/collections';
import { isPreconditionFailure } from './grpc-status';
import { readPageByTime } from './page-by-time';
import { notificationRefOf } from './stored-notification';

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

/** The notifications of a member, for the member's own calls. All writes are idempotent. */
export interface OwnNotificationsRepo {
  /**
   * Returns a page of notifications, the newest first, without invalid ones. Costs one read for each notification, and
   * one more.
   */
  list(uid: string, cursor: string | undefined): Promise<StoredPage>;
  /** Returns the number of unread notifications, at most `UNREAD_COUNT_MAX`. Costs one read. */
  countUnread(uid: string): Promise<number>;
  /**
   * Marks a notification as read. Does nothing if the notification is gone or became unread after `until`. If `until`
   * is given, costs one read.
   */
  markRead(by: Authority, id: string, until: Date | undefined): Promise<void>;
  /**
   * Marks the notifications as read that became unread at `until` or earlier. If `until` is undefined, marks all
   * notifications as read.
   */
  markAllRead(by: Authority, until: Date | undefined): Promise<void>;
  /** Deletes a notification. Does nothing if it became unread after `until`. If `until` is given, costs one read. */
  remove(by: Authority, id: string, until: Date | undefined): Promise<void>;
}

export function createOwnNotificationsRepo(db: Firestore): OwnNotificationsRepo {
  const all = (uid: string) => collections.notifications.in(db, { uid });
  const unread = (uid: string) => all(uid).where('isRead', '==', false);

  return {
    list: async (uid, cursor) => {
      const { records, next } = await readPageByTime({
        row: collections.notifications,
        documents: all(uid),
        time: 'createdAt',
        cursor,
        limit: NOTIFICATIONS_PER_PAGE,
      });
      return { notifications: records, next };
    },
    countUnread: async (uid) => {
      const counted = await unread(uid).limit(UNREAD_COUNT_MAX).count().get();
      return counted.data().count;
    },
    markRead: ({ uid }, id, until) =>
      changeIfSeen(notificationRefOf(db, { uid, id }), until, (ref, precondition) =>
        ref.update({ isRead: true }, precondition),
      ),
    markAllRead: async ({ uid }, until) => {
      // Sorts the newest first, like the query for pushes, so that both queries can use the same index.
      const due =
        until === undefined
          ? unread(uid)
          : unread(uid).where('createdAt', '<', after(until)).orderBy('createdAt', 'desc');
      for (;;) {
        const { docs } = await due.select().limit(AT_ONCE).get();
        if (docs.length === 0) return;
        await Promise.all(docs.map(markUnlessChanged));
      }
    },
    remove: ({ uid }, id, until) =>
      changeIfSeen(notificationRefOf(db, { uid, id }), until, (ref, precondition) =>
        ref.delete(precondition),
      ),
  };
}

/**
 * Returns the time one millisecond after `until`. Stored times have microseconds, but responses truncate times to
 * milliseconds. So `until` stands for every stored time within its millisecond.
 */
const after = (until: Date): Date => new Date(until.getTime() + 1);

type Change = (
  ref: Reference<NotificationRecord>,
  precondition: { readonly lastUpdateTime?: Timestamp },
) => Promise<unknown>;

/** Changes a notification. Does nothing if it is gone, or if it became unread after `until`. */
async function changeIfSeen(
  ref: Reference<NotificationRecord>,
  until: Date | undefined,
  change: Change,
): Promise<void> {
  const stored = until === undefined ? null : await ref.get();
  const createdAt = stored && collections.notifications.exactTime(stored, 'createdAt');
  if (until && (!createdAt || createdAt.toDate() >= after(until))) return;
  try {
    await change(ref, stored?.updateTime ? { lastUpdateTime: stored.updateTime } : {});
  } catch (error) {
    if (!isPreconditionFailure(error)) throw error;
    // The notification was deleted or changed since it was read. Reads it again, because the member may have seen its
    // new state.
    if (until) await changeIfSeen(ref, until, change);
  }
}

/**
 * Marks a notification as read, unless it has changed since the query found it. A changed notification is either gone
 * or unread again.
 */
async function markUnlessChanged({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  try {
    await ref.update({ isRead: true }, { lastUpdateTime: updateTime });
  } catch (error) {
    if (!isPreconditionFailure(error)) throw error;
  }
}

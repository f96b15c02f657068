import { notificationView } from '@contract/rules/notification-view';
import type { NotificationPage } from '@contract/schemas/notification';
import type { Actor } from '../../lib/authority';
import type { OwnNotificationsRepo } from '../../repos/own-notifications-repo';

/**
 * A member's own notifications. All methods that change a notification are idempotent, and do nothing if the
 * notification is gone.
 */
export interface OwnNotifications {
  list(uid: string, cursor: string | undefined): Promise<NotificationPage>;
  countUnread(uid: string): Promise<{ readonly count: number }>;
  /** Marks a notification as read, unless it became unread after `until`. */
  markRead(actor: Actor, id: string, until: Date | undefined): Promise<void>;
  /**
   * Marks the notifications as read that became unread at `until` or earlier. If `until` is undefined, marks all
   * notifications as read.
   */
  markAllRead(actor: Actor, until: Date | undefined): Promise<void>;
  /** Removes a notification, unless it became unread after `until`. */
  remove(actor: Actor, id: string, until: Date | undefined): Promise<void>;
}

export const createOwnNotificationsService = ({
  ownNotifications: repo,
}: {
  readonly ownNotifications: OwnNotificationsRepo;
}): OwnNotifications => ({
  list: async (uid, cursor) => {
    const { notifications, next } = await repo.list(uid, cursor);
    return { notifications: notifications.map((it) => notificationView(it.id, it.record)), next };
  },
  countUnread: async (uid) => ({ count: await repo.countUnread(uid) }),
  markRead: (actor, id, until) => repo.markRead(actor, id, until),
  markAllRead: (actor, until) => repo.markAllRead(actor, until),
  remove: (actor, id, until) => repo.remove(actor, id, until),
});

import { notificationView } from '@contract/rules/notification-view';
import type { NotificationPage } from '@contract/schemas/notification';
import type { Actor } from '../../lib/authority';
import type { OwnNotificationsRepo } from '../../repos/own-notifications-repo';

/** What members do with their own notifications. All calls are safe to repeat, also for a notification that is gone. */
export interface OwnNotifications {
  list(uid: string, cursor: string | undefined): Promise<NotificationPage>;
  countUnread(uid: string): Promise<{ readonly count: number }>;
  /** Not if it became unread after `until`. */
  markRead(actor: Actor, id: string, until: Date | undefined): Promise<void>;
  /** Marks those that became unread up to `until`, or all. */
  markAllRead(actor: Actor, until: Date | undefined): Promise<void>;
  /** Not if it became unread after `until`. */
  remove(actor: Actor, id: string, until: Date | undefined): Promise<void>;
}

export const createOwnNotifications = ({
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

import { notificationView } from '@contract/rules/notification-view';
import type { NotificationPage } from '@contract/schemas/notification';
import type { Actor } from '../../lib/authority';
import type { OwnNotificationsRepo } from '../../repos/own-notifications-repo';

/** What members do with their own notifications. All calls are safe to repeat, also for a notification that is gone. */
export interface OwnNotifications {
  list(uid: string, cursor: string | undefined): Promise<NotificationPage>;
  countUnread(uid: string): Promise<{ readonly count: number }>;
  markRead(actor: Actor, id: string): Promise<void>;
  /** Marks those that became unread up to `until`, or all. */
  markAllRead(actor: Actor, until: Date | undefined): Promise<void>;
  remove(actor: Actor, id: string): Promise<void>;
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
  markRead: (actor, id) => repo.markRead(actor, id),
  markAllRead: (actor, until) => repo.markAllRead(actor, until),
  remove: (actor, id) => repo.remove(actor, id),
});

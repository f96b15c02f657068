import {
  type Notification,
  type NotificationPage,
  UNREAD_COUNT_MAX,
} from '@contract/schemas/notification';
import type { NotificationMark } from '../api/notifications';

/** What the bell and the list show. */
export interface ShownNotifications {
  /** Undefined until the list is loaded. */
  readonly page: NotificationPage | undefined;
  /** Undefined until it is known. */
  readonly unread: number | undefined;
}

/** Returns what is shown after a mark. Applying it again changes nothing. */
export function withMark(shown: ShownNotifications, mark: NotificationMark): ShownNotifications {
  const { page, unread } = shown;
  const changed = changedBy(page, mark);
  const lowered = unread === undefined ? undefined : unreadAfter(unread, page, mark);
  if (!page || changed.length === 0) return { page, unread: lowered };
  const ids = new Set(changed.map(({ id }) => id));
  const notifications =
    mark.endpoint === 'deleteNotification'
      ? page.notifications.filter(({ id }) => !ids.has(id))
      : page.notifications.map((it) => (ids.has(it.id) ? { ...it, isRead: true } : it));
  return { page: { ...page, notifications }, unread: lowered };
}

/** Returns the notifications that a mark changes, as they are before it. */
export function changedBy(
  page: NotificationPage | undefined,
  mark: NotificationMark,
): readonly Notification[] {
  const all = page?.notifications ?? [];
  if (mark.endpoint === 'markAllNotificationsRead')
    return all.filter(({ isRead, createdAt }) => !isRead && createdAt < mark.until);
  const one = all.filter(({ id }) => id === mark.id);
  return mark.endpoint === 'deleteNotification' ? one : one.filter(({ isRead }) => !isRead);
}

/** The greatest number may stand for a greater one, so it stays until it is read again. */
function unreadAfter(
  unread: number,
  page: NotificationPage | undefined,
  mark: NotificationMark,
): number {
  if (mark.endpoint === 'markAllNotificationsRead') {
    const later = page?.notifications.filter((it) => !it.isRead && it.createdAt >= mark.until);
    return Math.min(unread, later?.length ?? 0);
  }
  if (unread === UNREAD_COUNT_MAX) return unread;
  const wasUnread = changedBy(page, mark).some(({ isRead }) => !isRead);
  return wasUnread ? Math.max(0, unread - 1) : unread;
}

/** Puts notifications back as they were before a mark. */
export function withFormer(
  page: NotificationPage,
  former: readonly Notification[],
): NotificationPage {
  const ids = new Set(former.map(({ id }) => id));
  const others = page.notifications.filter(({ id }) => !ids.has(id));
  const notifications = [...others, ...former].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  return { ...page, notifications };
}

import {
  type Notification,
  type NotificationPage,
  UNREAD_COUNT_MAX,
} from '@contract/schemas/notification';
import type { NotificationMark } from '../api/notifications';
import type { PendingMark, PendingMarks } from './pending-marks';

/** The loaded notifications and the number of unread notifications, as the bell and the list show them. */
export interface ShownNotifications {
  /** The loaded notifications. Undefined until the list has loaded. */
  readonly page: NotificationPage | undefined;
  /** The number of unread notifications. Undefined until it is known. */
  readonly unread: number | undefined;
}

/** The notifications and the number of unread notifications, as the server sent them last. */
export interface KnownNotifications {
  readonly page: NotificationPage | undefined;
  readonly counted: { readonly count: number } | undefined;
}

type Mark = Pick<PendingMark, 'mark' | 'lowers'>;

/** Returns the state to show: the server's last state, changed by the marks that the server may not have stored yet. */
export function withPendingMarks(
  { page, counted }: KnownNotifications,
  { queued, sending, sent }: Omit<PendingMarks, 'undoable'>,
): ShownNotifications {
  const lowers = sent !== null && sent.countedIn === counted ? sent.lowers : 0;
  const unread = counted && Math.max(0, counted.count - lowers);
  return [...queued, ...sending].reduce(stateAfterMark, { page, unread });
}

/** Returns the state to show after a mark. */
export function stateAfterMark(
  shown: ShownNotifications,
  { mark, lowers }: Mark,
): ShownNotifications {
  const { page, unread } = shown;
  const lowered = unread === undefined ? undefined : unreadAfter(unread, page, { mark, lowers });
  const changed = changedBy(page, mark);
  if (!page || changed.length === 0) return { page, unread: lowered };
  const ids = new Set(changed.map(({ id }) => id));
  const notifications =
    mark.endpoint === 'deleteNotification'
      ? page.notifications.filter(({ id }) => !ids.has(id))
      : page.notifications.map((it) => (ids.has(it.id) ? { ...it, isRead: true } : it));
  return { page: { ...page, notifications }, unread: lowered };
}

/**
 * Returns by how much a new mark lowers the number of unread notifications. Undefined if the app does not know whether
 * the notification is unread.
 */
export function unreadCountRemovedByMark(
  shown: ShownNotifications,
  mark: NotificationMark,
): number | undefined {
  const { unread } = stateAfterMark(shown, { mark, lowers: undefined });
  return shown.unread === undefined || unread === undefined ? undefined : shown.unread - unread;
}

/** Returns the loaded notifications that a mark changes, in their state before the mark. */
function changedBy(
  page: NotificationPage | undefined,
  mark: NotificationMark,
): readonly Notification[] {
  const reached = page?.notifications.filter((it) => isReached(it, mark)) ?? [];
  return mark.endpoint === 'deleteNotification' ? reached : reached.filter((it) => !it.isRead);
}

/** Returns whether a mark applies to a notification. A notification that became unread after `until` stays unread. */
function isReached({ id, createdAt }: Notification, mark: NotificationMark): boolean {
  if (mark.endpoint !== 'markAllNotificationsRead' && id !== mark.id) return false;
  return mark.until === undefined || createdAt <= mark.until;
}

/**
 * Returns the number of unread notifications after a mark. If all were marked, only notifications that arrived later
 * are still unread. If one was marked, the number is lower by one if this notification was unread. If this notification
 * is not loaded, uses the `lowers` of the mark instead.
 */
function unreadAfter(
  unread: number,
  page: NotificationPage | undefined,
  { mark, lowers }: Mark,
): number {
  const loaded = page?.notifications ?? [];
  // `UNREAD_COUNT_MAX` stands for this number and all higher numbers. If `unread` has this value, the exact number is
  // unknown, so marking one notification does not lower it.
  const isExact = unread < UNREAD_COUNT_MAX;
  if (mark.endpoint === 'markAllNotificationsRead') {
    const later = loaded.filter((it) => !it.isRead && !isReached(it, mark)).length;
    const rest = isExact && lowers !== undefined ? unread - lowers : 0;
    return Math.min(unread, Math.max(later, rest));
  }
  if (!isExact) return unread;
  const isLoaded = loaded.some(({ id }) => id === mark.id);
  const marked = changedBy(page, mark).filter(({ isRead }) => !isRead).length;
  return Math.max(0, unread - (isLoaded ? marked : (lowers ?? 0)));
}

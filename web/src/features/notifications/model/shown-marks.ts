import {
  type Notification,
  type NotificationPage,
  UNREAD_COUNT_MAX,
} from '@contract/schemas/notification';
import type { NotificationMark } from '../api/notifications';
import type { PendingMark, PendingMarks } from './pending-marks';

/** What the bell and the list show. */
export interface ShownNotifications {
  /** Undefined until the list is loaded. */
  readonly page: NotificationPage | undefined;
  /** Undefined until it is known. */
  readonly unread: number | undefined;
}

/** What the server said last. */
export interface KnownNotifications {
  readonly page: NotificationPage | undefined;
  readonly counted: { readonly count: number } | undefined;
}

type Mark = Pick<PendingMark, 'mark' | 'lowers'>;

/** Returns what is shown: what the server said, with the marks that it may not know. */
export function shownWith(
  { page, counted }: KnownNotifications,
  { queued, sending, sent }: Omit<PendingMarks, 'undoable'>,
): ShownNotifications {
  const lowers = sent !== null && sent.countedIn === counted ? sent.lowers : 0;
  const unread = counted && Math.max(0, counted.count - lowers);
  return [...queued, ...sending].reduce(withMark, { page, unread });
}

/** Returns what is shown after a mark. */
export function withMark(shown: ShownNotifications, { mark, lowers }: Mark): ShownNotifications {
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

/** Returns by how much a new mark lowers the number. Undefined if that is not known. */
export function loweredBy(shown: ShownNotifications, mark: NotificationMark): number | undefined {
  const { unread } = withMark(shown, { mark, lowers: undefined });
  return shown.unread === undefined || unread === undefined ? undefined : shown.unread - unread;
}

/** Returns the notifications that a mark changes, as they are before it. */
function changedBy(
  page: NotificationPage | undefined,
  mark: NotificationMark,
): readonly Notification[] {
  const reached = page?.notifications.filter((it) => isReached(it, mark)) ?? [];
  return mark.endpoint === 'deleteNotification' ? reached : reached.filter((it) => !it.isRead);
}

/** What became unread after `until` stays. */
function isReached({ id, createdAt }: Notification, mark: NotificationMark): boolean {
  if (mark.endpoint !== 'markAllNotificationsRead' && id !== mark.id) return false;
  return mark.until === undefined || createdAt <= mark.until;
}

/** The loaded notifications say by how much a mark lowers the number, and `lowers` says it for those that are not loaded. */
function unreadAfter(
  unread: number,
  page: NotificationPage | undefined,
  { mark, lowers }: Mark,
): number {
  const loaded = page?.notifications ?? [];
  // The greatest number may stand for a greater one.
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

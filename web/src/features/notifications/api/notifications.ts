import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { readQuery } from '@/services/read-query';

/** Throws like `call`. */
export const readFirstPage = (signal: AbortSignal) =>
  call('listNotifications', { query: {} }, { signal });

/** The key of all loaded pages. `notificationsQuery` reads them. */
export const notificationsKey = readQuery('listNotifications', { query: {} }).queryKey;

export const unreadCountQuery = queryOptions({
  ...readQuery('countUnreadNotifications', {}),
  // Each response is a new object, so that it shows which marks were sent before it was read.
  structuralSharing: false,
});

/** Throws like `call`. */
export const readNotificationsAfter = (cursor: string, signal?: AbortSignal) =>
  call('listNotifications', { query: { cursor } }, signal && { signal });

/** What a member does with notifications. */
export type NotificationMark =
  | {
      readonly endpoint: 'markNotificationRead' | 'deleteNotification';
      readonly id: string;
      /** The `createdAt` that the member saw. A notification that became unread later stays. Undefined: none stays. */
      readonly until: string | undefined;
    }
  /** Marks those up to `until`, in ISO 8601. */
  | { readonly endpoint: 'markAllNotificationsRead'; readonly until: string };

/** The input of the call. */
export const inputOf = (mark: NotificationMark) =>
  mark.endpoint === 'markAllNotificationsRead'
    ? { query: { until: mark.until } }
    : { params: { notificationId: mark.id }, query: { until: mark.until } };

/**
 * Idempotent. Throws like `call`.
 * @param isClosing sends it even if the page closes
 */
export async function sendMark(mark: NotificationMark, isClosing: boolean): Promise<void> {
  const options = isClosing ? { keepalive: true as const } : {};
  const query = { until: mark.until };
  if (mark.endpoint === 'markAllNotificationsRead') await call(mark.endpoint, { query }, options);
  else await call(mark.endpoint, { params: { notificationId: mark.id }, query }, options);
}

import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryOptionsFor } from '@/services/query-options';

/** Reads the first page of notifications. Throws the same errors as `call`. */
export const readFirstNotifications = (signal: AbortSignal) =>
  call('listNotifications', { query: {} }, { signal });

/** The key of `notificationsQuery`, whose data has all loaded pages. */
export const notificationsKey = queryOptionsFor('listNotifications', { query: {} }).queryKey;

export const unreadCountQuery = queryOptions({
  ...queryOptionsFor('countUnreadNotifications', {}),
  // Turns structural sharing off, so that each response is a new object. By comparing these objects, the app finds out
  // whether a new response has arrived since it sent a mark.
  structuralSharing: false,
});

/** Reads the page after a cursor. Throws the same errors as `call`. */
export const readNotificationsAfter = (cursor: string, signal?: AbortSignal) =>
  call('listNotifications', { query: { cursor } }, signal && { signal });

/** What a member does with notifications: marking one or all as read, or deleting one. */
export type NotificationMark =
  | {
      readonly endpoint: 'markNotificationRead' | 'deleteNotification';
      readonly id: string;
      /**
       * The `createdAt` of the notification as the member saw it, ISO 8601. If the notification became unread again
       * after this time, it is not marked. If `until` is undefined, the notification is marked in any case.
       */
      readonly until: string | undefined;
    }
  /** Marks all notifications up to the time `until`, ISO 8601, as read. */
  | { readonly endpoint: 'markAllNotificationsRead'; readonly until: string };

/** Returns the input of the API call for a mark. */
export const markInputOf = (mark: NotificationMark) =>
  mark.endpoint === 'markAllNotificationsRead'
    ? { query: { until: mark.until } }
    : { params: { notificationId: mark.id }, query: { until: mark.until } };

/**
 * Sends a mark to the server. Idempotent. Throws the same errors as `call`. With `isClosing`, the browser sends the
 * request even if the page closes.
 */
export async function sendMark(mark: NotificationMark, isClosing: boolean): Promise<void> {
  const options = isClosing ? { keepalive: true as const } : {};
  const query = { until: mark.until };
  if (mark.endpoint === 'markAllNotificationsRead') await call(mark.endpoint, { query }, options);
  else await call(mark.endpoint, { params: { notificationId: mark.id }, query }, options);
}

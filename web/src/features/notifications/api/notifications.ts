import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { readQuery } from '@/services/read-query';

/** Reads the first page of notifications. Throws like `call`. */
export const readFirstPage = (signal: AbortSignal) =>
  call('listNotifications', { query: {} }, { signal });

/** The query key of `notificationsQuery`, which has all loaded pages. */
export const notificationsKey = readQuery('listNotifications', { query: {} }).queryKey;

export const unreadCountQuery = queryOptions({
  ...readQuery('countUnreadNotifications', {}),
  // Each response must be a new object: the app compares objects to know which marks were sent before a response.
  structuralSharing: false,
});

/** Reads the page after a cursor. Throws like `call`. */
export const readNotificationsAfter = (cursor: string, signal?: AbortSignal) =>
  call('listNotifications', { query: { cursor } }, signal && { signal });

/** A member's action on notifications: marking as read or deleting. */
export type NotificationMark =
  | {
      readonly endpoint: 'markNotificationRead' | 'deleteNotification';
      readonly id: string;
      /**
       * The `createdAt` of the notification that the member saw, ISO 8601. If the notification became unread again
       * later, it is not marked. If undefined, it is marked in any case.
       */
      readonly until: string | undefined;
    }
  /** `until` is a time, ISO 8601. Marks all notifications up to this time as read. */
  | { readonly endpoint: 'markAllNotificationsRead'; readonly until: string };

/** Returns the input of the API call for a mark. */
export const markInputOf = (mark: NotificationMark) =>
  mark.endpoint === 'markAllNotificationsRead'
    ? { query: { until: mark.until } }
    : { params: { notificationId: mark.id }, query: { until: mark.until } };

/**
 * Sends a mark. Idempotent. Throws like `call`.
 * @param isClosing whether to send the request even if the page closes
 */
export async function sendMark(mark: NotificationMark, isClosing: boolean): Promise<void> {
  const options = isClosing ? { keepalive: true as const } : {};
  const query = { until: mark.until };
  if (mark.endpoint === 'markAllNotificationsRead') await call(mark.endpoint, { query }, options);
  else await call(mark.endpoint, { params: { notificationId: mark.id }, query }, options);
}

import { call } from '@/services/api-client';
import { readQuery } from '@/services/read-query';

/** Throws like `call`. */
export const readFirstPage = (signal: AbortSignal) =>
  call('listNotifications', { query: {} }, { signal });

/** The first page, and in its data also the pages that were loaded after it. */
export const firstPageQuery = readQuery('listNotifications', { query: {} });

export const unreadCountQuery = readQuery('countUnreadNotifications', {});

/** Throws like `call`. */
export const readNotificationsAfter = (cursor: string) =>
  call('listNotifications', { query: { cursor } });

/** What a member does with notifications. */
export type NotificationMark =
  | { readonly endpoint: 'markNotificationRead' | 'deleteNotification'; readonly id: string }
  /** `until` in ISO 8601 is later than the last notification that it marks. */
  | { readonly endpoint: 'markAllNotificationsRead'; readonly until: string };

/** The input of the call. */
export const inputOf = (mark: NotificationMark) =>
  mark.endpoint === 'markAllNotificationsRead'
    ? { query: { until: mark.until } }
    : { params: { notificationId: mark.id }, query: {} };

/**
 * Safe to repeat. Throws like `call`.
 * @param isClosing sends it even if the page closes
 */
export async function sendMark(mark: NotificationMark, isClosing: boolean): Promise<void> {
  const options = isClosing ? { keepalive: true as const } : {};
  if (mark.endpoint === 'markAllNotificationsRead')
    await call(mark.endpoint, { query: { until: mark.until } }, options);
  else await call(mark.endpoint, { params: { notificationId: mark.id }, query: {} }, options);
}

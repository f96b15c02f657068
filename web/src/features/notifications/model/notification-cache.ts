import type { NotificationPage } from '@contract/schemas/notification';
import type { QueryClient } from '@tanstack/react-query';
import { notificationsQuery, unreadCountQuery } from '../api/notifications';
import { withFirstPage } from './notification-pages';

/**
 * Shows the first page and the number of unread notifications, which Firestore delivered. Pages that were loaded after the
 * first one stay.
 * @param unread at most `UNREAD_COUNT_MAX`
 */
export function showLivePage(client: QueryClient, page: NotificationPage, unread: number): void {
  client.setQueryData(notificationsQuery.queryKey, (known) => withFirstPage(known, page));
  client.setQueryData(unreadCountQuery.queryKey, () => ({ count: unread }));
  // Responses that are on their way may be older.
  void client.cancelQueries({ queryKey: notificationsQuery.queryKey });
  void client.cancelQueries({ queryKey: unreadCountQuery.queryKey });
}

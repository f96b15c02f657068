import { readQuery } from '@/services/read-query';

/** The newest notifications of the member, and the pages that were loaded after them. */
export const notificationsQuery = readQuery('listNotifications', { query: {} });

export const unreadCountQuery = readQuery('countUnreadNotifications', {});

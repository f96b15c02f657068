import { queryOptions } from '@tanstack/react-query';
import { notificationsKey as queryKey, readFirstNotifications } from '../api/notifications';
import { replaceNewestPage } from './notification-pages';

/**
 * Reads the first page of notifications and keeps the later pages that are loaded. Notifications that the device saved
 * earlier count as outdated.
 */
export const notificationsQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal, client }) => {
    const first = await readFirstNotifications(signal);
    const known = client.getQueryState(queryKey);
    return known?.dataUpdateCount ? replaceNewestPage(known.data, first) : first;
  },
});

import { queryOptions } from '@tanstack/react-query';
import { notificationsKey as queryKey, readFirstPage } from '../api/notifications';
import { withFirstPage } from './notification-pages';

/** Requests the first page and keeps the later pages that are loaded. Saved notifications count as outdated. */
export const notificationsQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal, client }) => {
    const first = await readFirstPage(signal);
    const known = client.getQueryState(queryKey);
    return known?.dataUpdateCount ? withFirstPage(known.data, first) : first;
  },
});

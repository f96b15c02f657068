import type { NotificationSettingsChange } from '@contract/schemas/notification-settings';
import { useQuery } from '@tanstack/react-query';
import { useApiMutation } from '@/services/use-api-mutation';
import { notificationSettingsQuery } from '../api/notification-settings';
import { inverseOf, withChange } from './changed-settings';

const { queryKey } = notificationSettingsQuery;

/** What the member is notified of. A change shows immediately, and is undone if the call fails. */
export function useNotificationSettings() {
  const { data, error, isFetching, refetch } = useQuery(notificationSettingsQuery);
  const changing = useApiMutation('changeNotificationSettings', {
    input: (change: NotificationSettingsChange) => ({ body: change }),
    optimistic: (change, client) => {
      const before = client.getQueryData(queryKey);
      const apply = (applied: NotificationSettingsChange) =>
        client.setQueryData(queryKey, (known) => known && withChange(known, applied));
      apply(change);
      return () => void (before && apply(inverseOf(change, before)));
    },
    // The last of several taps counts.
    scope: { id: 'notification-settings' },
    failure: { title: "Couldn't save your notification settings", fallback: 'Please try again.' },
  });
  return {
    settings: data,
    error: data ? null : error,
    isFetching,
    retry: () => void refetch(),
    change: (change: NotificationSettingsChange) => changing.mutate(change),
  };
}

import type { NotificationSettingsChange } from '@contract/schemas/notification-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApiMutation } from '@/services/use-api-mutation';
import { notificationSettingsQuery } from '../api/notification-settings';
import { inverseOf, withChange } from './changed-settings';

const { queryKey } = notificationSettingsQuery;
const MUTATION_KEY = ['changeNotificationSettings'];

/** What the member is notified of. A change shows immediately, and is undone if the call fails. */
export function useNotificationSettings() {
  const { data, error, isFetching, refetch } = useQuery(notificationSettingsQuery);
  const client = useQueryClient();
  const hasFailed = useRef(false);
  /** What a failure restores may be an earlier choice that failed, too. So the server's settings are read after the last call. */
  const readAfterFailure = () => {
    const isLast = client.isMutating({ mutationKey: MUTATION_KEY }) === 1;
    if (hasFailed.current && isLast) void client.invalidateQueries({ queryKey });
  };
  const changing = useApiMutation('changeNotificationSettings', {
    input: (change: NotificationSettingsChange) => ({ body: change }),
    optimistic: (change) => {
      const before = client.getQueryData(queryKey);
      const apply = (applied: NotificationSettingsChange) =>
        client.setQueryData(queryKey, (known) => known && withChange(known, applied));
      apply(change);
      return () => void (before && apply(inverseOf(change, before)));
    },
    // The last of several taps counts.
    scope: { id: 'notification-settings' },
    mutationKey: MUTATION_KEY,
    onSuccess: readAfterFailure,
    onError: () => {
      hasFailed.current = true;
      readAfterFailure();
    },
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

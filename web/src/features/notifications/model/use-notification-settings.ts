import {
  NOTIFICATION_KINDS,
  type NotificationSettings,
  type NotificationSettingsChange,
} from '@contract/schemas/notification-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApiMutation } from '@/services/use-api-mutation';
import { notificationSettingsQuery } from '../api/notification-settings';

const { queryKey } = notificationSettingsQuery;
const MUTATION_KEY = ['changeNotificationSettings'];

/**
 * Returns the member's settings for notifications, and a function that changes them. A change is an optimistic update,
 * which is rolled back if the call fails.
 */
export function useNotificationSettings() {
  const { data, error, isFetching, refetch } = useQuery(notificationSettingsQuery);
  const client = useQueryClient();
  const hasFailed = useRef(false);
  /**
   * After the last of several calls, requests the settings again if one of the calls has failed. Otherwise, the
   * rollback of one failed call could restore the choice of another failed call.
   */
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
    // Calls run one after another, so that the last of several taps has the last effect.
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

/** Returns the settings after a change. */
function withChange(
  settings: NotificationSettings,
  { isPushOn = settings.isPushOn, kinds = {} }: NotificationSettingsChange,
): NotificationSettings {
  const changed = { ...settings.kinds };
  for (const kind of NOTIFICATION_KINDS) {
    const { inApp = changed[kind].inApp, push = changed[kind].push } = kinds[kind] ?? {};
    changed[kind] = { inApp, push };
  }
  return { isPushOn, kinds: changed };
}

/** Returns the change that undoes `change`. It contains only the settings that `change` contains. */
function inverseOf(
  { isPushOn, kinds = {} }: NotificationSettingsChange,
  before: NotificationSettings,
): NotificationSettingsChange {
  const inverse: NonNullable<NotificationSettingsChange['kinds']> = {};
  for (const kind of NOTIFICATION_KINDS) {
    const { inApp, push } = kinds[kind] ?? {};
    const former = before.kinds[kind];
    inverse[kind] = {
      ...(inApp !== undefined && { inApp: former.inApp }),
      ...(push !== undefined && { push: former.push }),
    };
  }
  return { ...(isPushOn !== undefined && { isPushOn: before.isPushOn }), kinds: inverse };
}

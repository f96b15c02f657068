import type { NotificationPage } from '@contract/schemas/notification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { savedAtOf } from '@/services/api-error';
import { firstPageQuery, readNotificationsAfter } from '../api/notifications';
import { keepFirstPage } from './notification-cache';
import { joinPages } from './notification-pages';
import { notificationsQuery } from './notifications-query';
import { shownMarks, usePendingMarks } from './pending-marks';
import { usePoll } from './poll';
import { withMark } from './shown-marks';

const LIST_POLL_MS = 60_000;

export interface NotificationsRead {
  /** Undefined while they load. */
  readonly page: NotificationPage | undefined;
  readonly error: Error | null;
  /** When the shown data arrived, in milliseconds since 1970, if the server does not answer. Otherwise null. */
  readonly savedAt: number | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly more: {
    readonly load: () => void;
    readonly isLoading: boolean;
    readonly error: Error | null;
  };
}

/** Reads the list while it is shown. */
export function useNotifications(): NotificationsRead {
  const client = useQueryClient();
  const read = useQuery({ ...notificationsQuery, ...usePoll(LIST_POLL_MS, 0) });
  const marks = shownMarks(usePendingMarks());
  const { data, error, isFetching, refetch } = read;
  const { page } = marks.reduce(withMark, { page: data, unread: undefined });
  const more = useNextPage(data?.next ?? null);
  useEffect(() => () => keepFirstPage(client), [client]);
  return {
    ...{ page, error, isFetching, more },
    savedAt: savedAtOf(read),
    retry: () => void refetch(),
  };
}

function useNextPage(next: string | null): NotificationsRead['more'] {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const load = async (cursor: string) => {
    setLoading(true);
    setError(null);
    try {
      const read = await readNotificationsAfter(cursor);
      client.setQueryData(firstPageQuery.queryKey, (page) => page && joinPages(page, read));
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
    setLoading(false);
  };
  return { isLoading, error, load: () => next !== null && void load(next) };
}

import type { NotificationPage } from '@contract/schemas/notification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { savedAtOf } from '@/services/api-error';
import { readNotificationsAfter } from '../api/notifications';
import { type AddedPage, appendPage, keepFirstPage } from './notification-cache';
import { notificationsQuery } from './notifications-query';
import { usePendingMarks } from './pending-marks';
import { usePollOptions } from './poll';
import { withPendingMarks } from './shown-marks';

const LIST_POLL_MS = 60_000;

export interface NotificationsQueryState {
  /** The loaded notifications. Undefined while they load. */
  readonly page: NotificationPage | undefined;
  readonly error: Error | null;
  /**
   * The time when the shown data arrived, in milliseconds since 1970. Null if the server has responded, because such
   * data is current.
   */
  readonly savedAt: number | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly more: {
    /** Loads the next page. Resolves to null if that fails, or if the list has changed or closed during the request. */
    readonly load: () => Promise<AddedPage | null>;
    readonly isLoading: boolean;
    readonly error: Error | null;
  };
}

/** Requests the list of notifications while it is on the screen. */
export function useNotifications(): NotificationsQueryState {
  const client = useQueryClient();
  const read = useQuery({ ...notificationsQuery, ...usePollOptions(LIST_POLL_MS, 0) });
  const { data, error, isFetching, refetch } = read;
  const { page } = withPendingMarks({ page: data, counted: undefined }, usePendingMarks());
  const more = useNextPage(data?.next ?? null);
  useEffect(() => () => keepFirstPage(client), [client]);
  return {
    page,
    error,
    isFetching,
    more,
    savedAt: savedAtOf(read),
    retry: () => void refetch(),
  };
}

function useNextPage(next: string | null): NotificationsQueryState['more'] {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const load = async () => {
    if (next === null) return null;
    const { signal } = (reading.current = new AbortController());
    setLoading(true);
    try {
      const read = await readNotificationsAfter(next, signal);
      // The list was closed during the request.
      if (signal.aborted) return null;
      setError(null);
      return appendPage(client, next, read);
    } catch (failure) {
      if (!signal.aborted)
        setError(failure instanceof Error ? failure : new Error(String(failure)));
      return null;
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, error, load };
}

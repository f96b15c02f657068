import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import type { ReportCounts } from '@contract/schemas/reported';
import { useEffect, useState } from 'react';
import { queueQuery } from '../api/reports';
import { ACTING } from './acting';
import type { QueueView } from './queue-view';
import { useCursorPages } from './use-cursor-pages';
import { useLeaveIfRevoked } from './use-leave-if-revoked';

const POLL_MS = 30_000;

/** The page of the queue that the admin looks at, read every 30 seconds while it is shown and no act runs. */
export function useQueue(view: QueueView, isShown: boolean) {
  const { page, cursor, withNext } = useCursorPages(JSON.stringify(view));
  const { q, ...order } = view;
  const isActing = useIsMutating({ mutationKey: ACTING }) > 0;
  const read = useQuery({
    ...queueQuery({ ...order, ...(q !== '' && { q }), ...(cursor !== undefined && { cursor }) }),
    enabled: isShown,
    // Keeps the counts while another page loads.
    placeholderData: keepPreviousData,
    refetchInterval: isActing ? false : POLL_MS,
  });
  const { data, error, isPlaceholderData } = read;
  // They stay when another page cannot be loaded.
  const [counts, setCounts] = useState<ReportCounts | null>(null);
  if (data && data.counts !== counts) setCounts(data.counts);
  const next = isPlaceholderData ? null : (data?.next ?? null);
  const paging = withNext(next);

  const isEmpty = !isPlaceholderData && data?.reports.length === 0;
  // All entries of the last page were decided. Of a search, it can be empty from the start.
  if (isEmpty && page > 1 && next === null && q === '') paging.goTo(page - 1);

  const leaveIfRevoked = useLeaveIfRevoked();
  useEffect(() => {
    if (error) leaveIfRevoked(error);
  }, [error, leaveIfRevoked]);

  return {
    /** The last ones. Null until they have loaded. */
    counts,
    /** Null while they load. */
    entries: isPlaceholderData ? null : (data?.reports ?? null),
    error,
    isReading: read.isFetching,
    readAgain: () => void read.refetch(),
    page,
    ...paging,
  };
}

export type Queue = ReturnType<typeof useQueue>;

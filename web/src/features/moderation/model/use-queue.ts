import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import type { ReportCounts } from '@contract/schemas/reported';
import { useState } from 'react';
import { queueQuery } from '../api/reports';
import { ACTING } from './acting';
import type { QueueView } from './queue-view';
import { useCursors } from './use-cursors';
import { useLeaveIfReadingRevoked } from './use-leave-if-revoked';

const POLL_MS = 30_000;

/** The page of reports that the admin looks at, read every 30 seconds while it is shown and no act runs. */
export function useQueue(view: QueueView, isShown: boolean) {
  const { q, status, sort } = view;
  const { page, cursor, pagesWith, goTo } = useCursors(JSON.stringify(view));
  const isActing = useIsMutating({ mutationKey: ACTING }) > 0;
  const read = useQuery({
    ...queueQuery({
      status,
      sort,
      ...(q !== '' && { q }),
      ...(cursor !== undefined && { cursor }),
    }),
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

  const isEmpty = !isPlaceholderData && data?.reports.length === 0;
  // All entries of the last page were decided. Of a search, it can be empty from the start.
  if (isEmpty && page > 1 && next === null && q === '') goTo(page - 1, null);

  useLeaveIfReadingRevoked(error);

  return {
    /** The last ones. Null until they have loaded. */
    counts,
    /** Null while they load. */
    entries: isPlaceholderData ? null : (data?.reports ?? null),
    error,
    isReading: read.isFetching,
    readAgain: () => void read.refetch(),
    page,
    /** Those that the admin can open. */
    pages: pagesWith(next),
    /** Whether a page follows this one. A search can find nothing on a page and more on the next one. */
    isMore: next !== null,
    goTo: (to: number) => goTo(to, next),
  };
}

export type Queue = ReturnType<typeof useQueue>;

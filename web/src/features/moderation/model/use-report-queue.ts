import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import type { ReportCounts } from '@contract/schemas/report-for-admins';
import { useState } from 'react';
import { reportQueueQuery } from '../api/reports';
import { ACT_MUTATION_KEY } from './acting';
import type { QueueView } from './queue-view';
import { useCursorPaging } from './use-cursor-paging';
import { useLeaveOnForbiddenRead } from './use-leave-if-admin-revoked';

const POLL_MS = 30_000;

/** Reads a page of reports. Refetches every 30 seconds while the page is shown and no act is running. */
export function useReportQueue(view: QueueView, isShown: boolean) {
  const { q, status, sort } = view;
  const { page, cursor, pagesWith, goTo } = useCursorPaging(JSON.stringify(view));
  const isActing = useIsMutating({ mutationKey: ACT_MUTATION_KEY }) > 0;
  const read = useQuery({
    ...reportQueueQuery({
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
  // The last known counts. The state keeps the counts if another page cannot be loaded.
  const [counts, setCounts] = useState<ReportCounts | null>(null);
  if (data && data.counts !== counts) setCounts(data.counts);
  const next = isPlaceholderData ? null : (data?.next ?? null);

  const isEmpty = !isPlaceholderData && data?.reports.length === 0;
  // Goes back a page if all entries of the last page were decided. Does not do this for a search, because a page of a
  // search can be empty from the start.
  if (isEmpty && page > 1 && next === null && q === '') goTo(page - 1, null);

  useLeaveOnForbiddenRead(error);

  return {
    /** The last known numbers of reports by status. Null until the first response. */
    counts,
    /** The entries of the page. Null while they load. */
    entries: isPlaceholderData ? null : (data?.reports ?? null),
    error,
    isReading: read.isFetching,
    readAgain: () => void read.refetch(),
    page,
    /** The number of pages that the admin can open. */
    pages: pagesWith(next),
    /** Whether there is a next page. A search can have no results on one page and more on the next. */
    isMore: next !== null,
    goTo: (to: number) => goTo(to, next),
  };
}

export type ReportQueueState = ReturnType<typeof useReportQueue>;

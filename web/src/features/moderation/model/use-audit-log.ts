import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { auditLogQuery } from '../api/audit-log';
import { useLeaveIfRevoked } from './use-leave-if-revoked';

/** The entries that are shown, the newest first. */
export function useAuditLog() {
  const read = useInfiniteQuery(auditLogQuery);
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = read;
  /** The first entry of the last page, which takes the focus, because the pressed button leaves with it. */
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const leaveIfRevoked = useLeaveIfRevoked();
  useEffect(() => {
    if (error) leaveIfRevoked(error);
  }, [error, leaveIfRevoked]);

  const showMore = async () => {
    const { data: after } = await read.fetchNextPage();
    const last = after?.pages.at(-1);
    if (last?.next === null) setFocusedId(last.entries[0]?.id ?? null);
  };
  return {
    /** Null while they load, or if they cannot be loaded. */
    entries: data?.pages.flatMap(({ entries }) => entries) ?? null,
    error,
    isReading: isFetching,
    readAgain: () => void (isFetchNextPageError ? showMore() : read.refetch()),
    more: { isThere: hasNextPage, isLoading: isFetchingNextPage, show: () => void showMore() },
    focusedId,
  };
}

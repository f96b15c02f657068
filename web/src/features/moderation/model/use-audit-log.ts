import { AUDIT_LOG_MESSAGES, type AuditFilters } from '@contract/schemas/audit-log';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '@/services/api-client';
import { useDownload } from '@/services/use-download';
import { auditLogQuery } from '../api/audit-log';
import { auditFilters, type AuditView, parseAuditView } from './audit-view';
import { useLeaveOnForbiddenRead } from './use-leave-if-admin-revoked';

/** Returns the view of the audit log in the URL, and a function that changes it. */
export function useAuditView() {
  const [searchParams, setSearchParams] = useSearchParams();
  const view = parseAuditView(searchParams);
  return {
    view,
    changeView: (change: Partial<AuditView>) =>
      setSearchParams({ tab: 'audit', ...auditFilters({ ...view, ...change }) }, { replace: true }),
  };
}

/**
 * Returns the entries of the audit log, the newest first. After a change of the search, the previous entries stay until
 * the new ones have loaded.
 */
export function useAuditLog(view: AuditView) {
  const read = useInfiniteQuery({
    ...auditLogQuery(auditFilters(view)),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = read;
  /**
   * The id of the first entry on the page that was loaded last. This entry takes the focus, because the pressed 'Show
   * More' button disappears.
   */
  const [focusedId, setFocusedId] = useState<string | null>(null);
  useLeaveOnForbiddenRead(error);

  const showMore = async () => {
    const { data: after } = await read.fetchNextPage();
    const last = after?.pages.at(-1);
    if (last?.next === null) setFocusedId(last.entries[0]?.id ?? null);
  };
  return {
    /** The entries. Null while they load, or if they cannot be loaded. */
    entries: data?.pages.flatMap(({ entries }) => entries) ?? null,
    error,
    isReading: isFetching,
    /** True while the entries belong to the previous search. */
    isFormer: read.isPlaceholderData,
    readAgain: () => void (isFetchNextPageError ? showMore() : read.refetch()),
    more: { isThere: hasNextPage, isLoading: isFetchingNextPage, show: () => void showMore() },
    focusedId,
  };
}

export const useAuditDownload = () =>
  useDownload('exportAuditLog', {
    fetchFile: (query: AuditFilters) => call('exportAuditLog', { query }),
    defaultName: 'boloboard-audit-log.csv',
    failed: AUDIT_LOG_MESSAGES.failed,
  });

import type { AuditFilters } from '@contract/schemas/audit-log';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/query-options';

/**
 * Reads the pages of the audit log that are on the screen. One query refetches all these pages together, so that no
 * entry gets lost between two pages.
 */
export const auditLogQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [...queryKeyOf('listAuditLog'), 'pages', filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('listAuditLog', { query: { ...filters, ...(cursor !== '' && { cursor }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The data counts as outdated immediately, because other admins add entries.
    staleTime: 0,
  });

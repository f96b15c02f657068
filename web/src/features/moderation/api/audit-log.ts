import type { AuditFilters } from '@contract/schemas/audit-log';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/read-query';

/** The pages of the audit log that are shown. All are read again together, so that none is missing an entry. */
export const auditLogQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [...queryKeyOf('listAuditLog'), 'pages', filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('listAuditLog', { query: { ...filters, ...(cursor !== '' && { cursor }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Other admins act, too.
    staleTime: 0,
  });

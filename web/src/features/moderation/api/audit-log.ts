import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/read-query';

const FIRST: string | undefined = undefined;

/** The pages of the audit log that are shown. All are read again together, so that none is missing an entry. */
export const auditLogQuery = infiniteQueryOptions({
  queryKey: [...queryKeyOf('listAuditLog'), 'pages'],
  queryFn: ({ pageParam: cursor, signal }) =>
    call('listAuditLog', { query: cursor === undefined ? {} : { cursor } }, { signal }),
  initialPageParam: FIRST,
  getNextPageParam: ({ next }) => next,
  // Other admins act, too.
  staleTime: 0,
});

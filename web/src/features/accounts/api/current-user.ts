import type { CurrentUser } from '@contract/schemas/user';
import { type QueryClient, queryOptions, type QueryState } from '@tanstack/react-query';
import { mayHaveSession } from '@/lib/likely-session';
import { loadAndReportFailure } from '@/lib/load-failure';
import { ApiError } from '@/services/api-error';
import { queryKeyOf } from '@/services/query-options';
import { requestCurrentUser } from './request-current-user';

const FRESH_MS = 300_000;

/**
 * Reads the signed-in member. If the browser has no sign of a session, the data is null and no request is sent. If the
 * server does not respond, the query fails and its data is the saved member, if there is one. After a failure, the
 * query refetches only when the network returns or the page becomes visible again.
 */
export const currentUserQuery = queryOptions({
  queryKey: queryKeyOf('getCurrentUser'),
  staleTime: FRESH_MS,
  retryOnMount: false,
  refetchOnMount: ({ state }: { readonly state: Pick<QueryState, 'status'> }) =>
    state.status !== 'error',
  refetchOnWindowFocus: true,
  queryFn: ({ signal }) => askForCurrentUser(signal),
});

async function askForCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  if (!mayHaveSession()) return null;
  const user = await requestCurrentUser(signal);
  if (user) return user;
  const code = await loadAndReportFailure(() => import('./recheck-session-after-401')).catch(
    () => null,
  );
  if (!code) throw new ApiError(401, 'Unauthorized', null);
  return code.recheckSessionAfter401(signal);
}

/** Resets all queries except the query of the current user. Mounted components refetch the reset queries. */
export const resetQueriesExceptCurrentUser = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({
    predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
  });

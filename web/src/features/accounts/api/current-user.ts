import type { CurrentUser } from '@contract/schemas/user';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { nullOnFailure, queryKeyOf } from '@/services/read-query';

const FRESH_MS = 300_000;

/** The signed-in member, or null if nobody is signed in or the server fails. */
export const currentUserQuery = queryOptions({
  queryKey: queryKeyOf('getCurrentUser'),
  staleTime: FRESH_MS,
  queryFn: nullOnFailure(
    async (signal) => (await call('getCurrentUser', {}, { signal })) ?? null,
    'Could not load the current user.',
  ),
});

/** Exchanges a Firebase ID token for the session cookie. Returns null if the server refuses the token. */
export async function startSession(idToken: string): Promise<CurrentUser | null> {
  await call('createSession', { body: { idToken } });
  return (await call('getCurrentUser', {})) ?? null;
}

/** Resets all queries except the current user. Mounted components refetch. */
export const forgetOthersThanCurrentUser = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({
    predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
  });

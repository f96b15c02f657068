import type { CurrentUser } from '@contract/schemas/user';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { forgetSessionMark, mayHaveSession } from '@/lib/likely-session';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/read-query';

const FRESH_MS = 300_000;

/**
 * The signed-in member, or null if nobody is signed in. Visitors make no request. Until the server answers, a member is
 * the saved one or unknown: asks again after 1 to 30 s, and without a network when it returns.
 */
export const currentUserQuery = queryOptions({
  queryKey: queryKeyOf('getCurrentUser'),
  staleTime: FRESH_MS,
  retry: true,
  networkMode: 'offlineFirst',
  queryFn: ({ signal }) => askForCurrentUser(signal),
});

async function askForCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  if (!mayHaveSession()) return null;
  const user = await call('getCurrentUser', {}, { signal });
  if (!user) forgetSessionMark();
  return user ?? null;
}

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

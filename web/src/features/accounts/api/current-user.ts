import type { CurrentUser } from '@contract/schemas/user';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { forgetSessionMark, mayHaveSession } from '@/lib/likely-session';
import { call } from '@/services/api-client';
import { nullOnFailure, queryKeyOf } from '@/services/read-query';

const FRESH_MS = 300_000;

/** The signed-in member, or null if nobody is signed in or the server fails. Visitors make no request. */
export const currentUserQuery = queryOptions({
  queryKey: queryKeyOf('getCurrentUser'),
  staleTime: FRESH_MS,
  queryFn: nullOnFailure(askForCurrentUser, 'Could not load the current user.'),
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

import type { CurrentUser } from '@contract/schemas/user';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { nullOnFailure, queryKeyOf } from '@/services/read-query';

const FRESH_MS = 300_000;

/** The signed-in member, or null: a failure of any kind counts as not signed in (spec 1 §1). */
export const currentUserQuery = queryOptions({
  queryKey: queryKeyOf('getCurrentUser'),
  staleTime: FRESH_MS,
  queryFn: nullOnFailure(
    async (signal) => (await call('getCurrentUser', {}, { signal })) ?? null,
    'The signed-in member could not be read.',
  ),
});

/** Exchanges Firebase's ID token for the session cookie and returns the member, or null if it was refused. */
export async function startSession(idToken: string): Promise<CurrentUser | null> {
  await call('createSession', { body: { idToken } });
  return (await call('getCurrentUser', {})) ?? null;
}

/** Clears what was read for another user. What is on the screen is read again. */
export const forgetOthersThanCurrentUser = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({
    predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
  });

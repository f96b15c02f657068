import type { CurrentUser } from '@contract/schemas/user';
import { type QueryClient, queryOptions, type QueryState } from '@tanstack/react-query';
import { forgetSessionMark, mayHaveSession } from '@/lib/likely-session';
import { unlessSigningIn, whileSigningIn } from '@/lib/session-lock';
import { call } from '@/services/api-client';
import { ApiError, NetworkError } from '@/services/api-error';
import { queryKeyOf } from '@/services/read-query';
import { pauseSaving } from '@/services/saved/keep-queries';

const FRESH_MS = 300_000;
/** A server that has not answered by then counts as no network. */
const PATIENCE_MS = 15_000;

/**
 * The signed-in member, or null if nobody is signed in. Visitors make no request. If the server cannot say, the query fails
 * and holds the saved member, if there is one. It asks again only when the network returns or the page is shown again.
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
  return (await ask(signal)) ?? confirmSignedOut(signal);
}

/** Returns undefined for a 401. */
async function ask(signal: AbortSignal): Promise<CurrentUser | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NetworkError()), PATIENCE_MS);
  });
  try {
    return await Promise.race([call('getCurrentUser', {}, { signal }), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks again while nobody signs in, because the 401 can be the answer for an earlier session. If the session is over, deletes what
 * this browser keeps of the member. Rejects if that is not certain.
 */
async function confirmSignedOut(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await unlessSigningIn(async () => {
      const user = await ask(signal);
      if (user) return user;
      const { forgetFormerMembers } = await import('@/services/forget-former-members');
      forgetSessionMark();
      await pauseSaving();
      await forgetFormerMembers(null);
      return null;
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError(401, 'Unauthorized', null);
  }
}

/**
 * Signs in with Firebase by `signIn`, and exchanges its ID token for the session cookie. Returns null if the server refuses
 * the token.
 */
export const startSession = (signIn: () => Promise<string>): Promise<CurrentUser | null> =>
  whileSigningIn(async () => {
    await call('createSession', { body: { idToken: await signIn() } });
    return (await call('getCurrentUser', {})) ?? null;
  });

/** Resets all queries except the current user. Mounted components refetch. */
export const forgetOthersThanCurrentUser = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({
    predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
  });

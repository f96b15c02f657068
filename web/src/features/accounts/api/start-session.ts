import type { CurrentUser } from '@contract/schemas/user';
import { runSignIn } from '@/lib/session-lock';
import { call } from '@/services/api-client';

/**
 * Calls `signIn`, which signs in with Firebase and returns an ID token. Exchanges the token for a session cookie.
 * Returns null if the server refuses the token.
 */
export const startSession = (signIn: () => Promise<string>): Promise<CurrentUser | null> =>
  runSignIn(async () => {
    await call('createSession', { body: { idToken: await signIn() } });
    return (await call('getCurrentUser', {})) ?? null;
  });

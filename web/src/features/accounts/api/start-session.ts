import type { CurrentUser } from '@contract/schemas/user';
import { call } from '@/services/api-client';

/** Exchanges Firebase's ID token for the session cookie and reads who that is; null where it was refused. */
export async function startSession(idToken: string): Promise<CurrentUser | null> {
  await call('createSession', { body: { idToken } });
  return (await call('getCurrentUser', {})) ?? null;
}

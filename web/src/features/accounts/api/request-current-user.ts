import type { CurrentUser } from '@contract/schemas/user';
import { call } from '@/services/api-client';
import { NetworkError } from '@/services/api-error';

/**
 * The maximum wait for a response, in milliseconds. After this time, the call fails with the same error as a call
 * without a network.
 */
const PATIENCE_MS = 15_000;

/** Returns the signed-in member, or undefined if the server responds with 401. */
export const requestCurrentUser = (signal: AbortSignal): Promise<CurrentUser | undefined> =>
  Promise.race([
    call('getCurrentUser', {}, { signal }),
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new NetworkError()), PATIENCE_MS);
    }),
  ]);

import type { CurrentUser } from '@contract/schemas/user';
import { call } from '@/services/api-client';
import { NetworkError } from '@/services/api-error';

/** If the server takes longer, the call fails as if there were no network. */
const PATIENCE_MS = 15_000;

/** Returns who is signed in, or undefined for a 401. */
export const askInTime = (signal: AbortSignal): Promise<CurrentUser | undefined> =>
  Promise.race([
    call('getCurrentUser', {}, { signal }),
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new NetworkError()), PATIENCE_MS);
    }),
  ]);

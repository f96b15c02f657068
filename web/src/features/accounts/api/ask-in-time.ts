import type { CurrentUser } from '@contract/schemas/user';
import { call } from '@/services/api-client';
import { NetworkError } from '@/services/api-error';

/** If the server takes longer, the call fails as if there were no network. */
const PATIENCE_MS = 15_000;

/** Returns who is signed in, or undefined for a 401. */
export async function askInTime(signal: AbortSignal): Promise<CurrentUser | undefined> {
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

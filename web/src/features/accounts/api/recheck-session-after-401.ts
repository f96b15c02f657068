import type { CurrentUser } from '@contract/schemas/user';
import { forgetSessionMark } from '@/lib/likely-session';
import { runWhenNotSigningIn } from '@/lib/session-lock';
import { ApiError } from '@/services/api-error';
import { forgetFormerMembers } from '@/services/forget-members';
import { pauseSaving } from '@/services/saved/persist-queries';
import { announceSessionChange } from '@/services/session-channel';
import { requestCurrentUser } from './request-current-user';

/**
 * Call this after the server has responded with 401. Asks the server again who is signed in, because the 401 may belong
 * to an earlier session. Sign-ins in all tabs wait for this call for up to 3 seconds. If the session is over, deletes
 * the member's data in this browser and notifies the other tabs. Rejects if it is not certain that the session is over.
 */
export async function recheckSessionAfter401(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await runWhenNotSigningIn(async (hasSignInBegun) => {
      const user = await requestCurrentUser(signal);
      if (user) return user;
      if (await hasSignInBegun()) throw new Error('The 401 can be older than the sign-in.');
      forgetSessionMark();
      await pauseSaving();
      await forgetFormerMembers(null);
      announceSessionChange('signed-out');
      return null;
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError(401, 'Unauthorized', null);
  }
}

import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { call } from '@/services/api-client';
import { refreshAfterCall } from '@/services/refresh-after-call';
import { currentUserQuery } from '../api/current-user';
import { startSession } from '../api/start-session';

/**
 * Calls `change`, which ends all sessions, and signs in again with the new password. Both steps count as one sign-in,
 * so a 401 between them does not delete the member's data. Returns null if signing in again fails. Rejects if `change`
 * rejects.
 */
async function renewSession(
  change: () => Promise<unknown>,
  { email, password }: { email: string; password: string },
) {
  const server = { isChanged: false };
  try {
    return await startSession(async () => {
      await change();
      server.isChanged = true;
      const { signInByPassword } = await import('@/services/firebase-auth');
      return signInByPassword(email, password);
    });
  } catch (error) {
    if (!server.isChanged) throw error;
    console.warn('Changed the password, but could not sign in again.', error);
    return null;
  }
}

/**
 * Returns a function that changes the password and keeps this browser signed in. The function throws the same errors as
 * `call`.
 */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return async (idToken: string, { email, password }: { email: string; password: string }) => {
    const user = await renewSession(() => call('changePassword', { body: { idToken, password } }), {
      email,
      password,
    });
    void refreshAfterCall(queryClient, 'changePassword', {
      write: () => queryClient.setQueryData(currentUserQuery.queryKey, user),
    });
    showToast({
      title: 'Password Changed',
      description: user
        ? "You've been signed out on your other devices."
        : 'Please sign in with your new password.',
    });
  };
}

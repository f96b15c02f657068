import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { call } from '@/services/api-client';
import { accountQuery } from '../api/account';
import { currentUserQuery, startSession } from '../api/current-user';

/** The server has ended all sessions, so this signs in again with the new password. Returns null if it cannot. */
async function renewSession(email: string, password: string) {
  try {
    const { signInByPassword } = await import('@/services/firebase-auth');
    return await startSession(await signInByPassword(email, password));
  } catch (error) {
    console.warn('Changed the password, but could not sign in again.', error);
    return null;
  }
}

/** Returns a function that changes the password and keeps this browser signed in. It throws like `call`. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return async (idToken: string, { email, password }: { email: string; password: string }) => {
    await call('changePassword', { body: { idToken, password } });
    const user = await renewSession(email, password);
    queryClient.setQueryData(currentUserQuery.queryKey, user);
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    showToast({
      title: 'Password Changed',
      description: user
        ? "You've been signed out on your other devices."
        : 'Please sign in with your new password.',
    });
  };
}

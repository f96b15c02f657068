import { USERNAME_MESSAGES } from '@contract/schemas/username';
import { showToast } from '@/components/toast/toast-store';
import { call } from '@/services/api-client';
import { ApiError, limitMessage, requireAuthorized } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { currentUserQuery } from '../api/current-user';

/**
 * Sets the username. `call` does not report a 401 on paths below `/api/auth`, so a second request checks whether the
 * user is still signed in.
 */
async function setUsername(username: string) {
  await call('setUsername', { body: { username } });
  return requireAuthorized(await call('getCurrentUser', {}));
}

/**
 * Returns a mutation that sets the username. If that fails, calls `onRefused`. If the session is over, opens the login
 * page instead.
 */
export const useSetUsername = (onRefused: (error: Error) => void) =>
  useApiMutation('setUsername', {
    send: (username: string) => setUsername(username),
    onSuccess: (user, username, client) => {
      client.setQueryData(currentUserQuery.queryKey, user);
      showToast({ title: 'Username Set!', description: `You're @${username} on BoloBoard.` });
    },
    onError: onRefused,
  });

export function usernameFailureMessage(error: unknown): string {
  const message = error instanceof ApiError ? error.serverMessage : '';
  if (message.includes(USERNAME_MESSAGES.taken))
    return 'This username is already taken. Please choose a different one.';
  if (message.includes(USERNAME_MESSAGES.invalid))
    return 'Please choose a valid username with only letters, numbers, and underscores.';
  return limitMessage(error) ?? 'Failed to set username. Please try again.';
}

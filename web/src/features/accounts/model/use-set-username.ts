import { USERNAME_MESSAGES } from '@contract/schemas/username';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { ApiError, limitMessage, unlessUnauthorized } from '@/services/api-error';
import { currentUserQuery } from '../api/current-user';

/** `call` ignores a 401 on `/api/auth` paths, so a second request checks that the user is signed in. */
async function setUsername(username: string) {
  await call('setUsername', { body: { username } });
  return unlessUnauthorized(await call('getCurrentUser', {}));
}

export function useSetUsername() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: setUsername,
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
  });
}

export function usernameFailure(error: unknown): string {
  const message = error instanceof ApiError ? error.serverMessage : '';
  if (message.includes(USERNAME_MESSAGES.taken))
    return 'This username is already taken. Please choose a different one.';
  if (message.includes(USERNAME_MESSAGES.invalid))
    return 'Please choose a valid username with only letters, numbers, and underscores.';
  return limitMessage(error) ?? 'Failed to set username. Please try again.';
}

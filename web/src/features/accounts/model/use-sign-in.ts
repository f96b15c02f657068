import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceSessionChange } from '@/services/session-channel';
import { currentUserQuery, resetQueriesExceptCurrentUser } from '../api/current-user';
import { startSession } from '../api/start-session';

export type SignInAttempt =
  | { readonly by: 'password'; readonly email: string; readonly password: string }
  | { readonly by: 'google' };

async function idTokenFor(attempt: SignInAttempt): Promise<string> {
  const firebase = await import('@/services/firebase-auth');
  return attempt.by === 'google'
    ? firebase.signInByGoogle()
    : firebase.signInByPassword(attempt.email, attempt.password);
}

/**
 * Returns a mutation that signs in and notifies the other tabs. To get a message for an error of the mutation, pass the
 * error to `signInFailureMessage`.
 */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (attempt: SignInAttempt) => {
      const user = await startSession(() => idTokenFor(attempt));
      if (!user) throw new Error('The server refused the session.');
      return user;
    },
    onSuccess: async (user) => {
      // The query of the current user may still wait for a response about an earlier session. That response must not
      // replace the new member.
      await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      await resetQueriesExceptCurrentUser(queryClient);
      announceSessionChange('signed-in');
    },
  });
}

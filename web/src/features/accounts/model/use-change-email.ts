import { useMutation } from '@tanstack/react-query';
import { useSignInAgain } from '@/components/toast/toast-store';
import { call } from '@/services/api-client';
import { ApiError, isUnauthorized } from '@/services/api-error';

/** Returns the server's message. Opens the login if the session is over. */
export function useSendVerification() {
  const signInAgain = useSignInAgain();
  return useMutation({
    mutationFn: sendVerification,
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
    },
  });
}

/** `call` returns undefined for a 401 on `/api/auth` paths. */
async function sendVerification(): Promise<string> {
  const answer = await call('sendVerification', {});
  if (!answer) throw new ApiError(401, 'Unauthorized', null);
  return answer.message;
}

/** Throws like `call`. Returns the server's message. */
export async function changeEmail(idToken: string, email: string): Promise<string> {
  return (await call('changeEmail', { body: { idToken, email } })).message;
}

import { call } from '@/services/api-client';
import { requireAuthorized } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';

/** Sends the verification link again. Returns the server's message. Opens the login page if the session is over. */
export const useSendVerification = () =>
  useApiMutation('sendVerification', {
    send: async () => requireAuthorized(await call('sendVerification', {})).message,
  });

/** Requests a change of the email address. Returns the server's message. Throws the same errors as `call`. */
export async function changeEmail(idToken: string, email: string): Promise<string> {
  return (await call('changeEmail', { body: { idToken, email } })).message;
}

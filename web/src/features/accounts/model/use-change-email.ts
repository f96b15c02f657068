import { call } from '@/services/api-client';
import { requireAuthorized } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';

/**
 * Returns a mutation that sends the verification link again. Its data is the server's message. If the session is over,
 * the login page opens.
 */
export const useSendVerification = () =>
  useApiMutation('sendVerification', {
    send: async () => requireAuthorized(await call('sendVerification', {})).message,
  });

/** Requests a change of the email address. Returns the server's message. Throws the same errors as `call`. */
export async function changeEmail(idToken: string, email: string): Promise<string> {
  return (await call('changeEmail', { body: { idToken, email } })).message;
}

import { call } from '@/services/api-client';
import { unlessUnauthorized } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';

/** Returns the server's message. Opens the login if the session is over. */
export const useSendVerification = () =>
  useApiMutation('sendVerification', {
    send: async () => unlessUnauthorized(await call('sendVerification', {})).message,
  });

/** Throws like `call`. Returns the server's message. */
export async function changeEmail(idToken: string, email: string): Promise<string> {
  return (await call('changeEmail', { body: { idToken, email } })).message;
}

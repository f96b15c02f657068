import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '@/lib/hydration';
import { call } from '@/services/api-client';
import { ApiError, unlessUnauthorized } from '@/services/api-error';
import { readQuery } from '@/services/read-query';
import { useApiMutation } from '@/services/use-api-mutation';
import { isBadLink } from './is-bad-link';

/** Returns the server's message, regardless of the status, or `fallback` if the server did not answer. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback;

/** Returns the server's message. */
export const useForgotPassword = () =>
  useApiMutation('forgotPassword', {
    send: async (email: string) =>
      unlessUnauthorized(await call('forgotPassword', { body: { email } })).message,
  });

export type ResetToken =
  | { readonly state: 'checking' }
  | { readonly state: 'valid'; readonly email: string }
  | { readonly state: 'invalid'; readonly message: string }
  | { readonly state: 'unknown'; readonly message: string; readonly retry: () => void };

/** Asks the server whether a token is valid. The state is 'unknown' if the server did not say whether the link works. */
export function useResetToken(token: string): ResetToken {
  const isHydrated = useIsHydrated();
  const { data, error, isFetching, refetch } = useQuery({
    // Nothing keeps the token longer than the page.
    ...readQuery('verifyResetToken', { params: { token } }, { gcTime: 0 }),
    enabled: token !== '',
  });
  // A built page does not know the token.
  if (!isHydrated) return { state: 'checking' };
  if (token === '') return { state: 'invalid', message: 'No reset token provided' };
  if (data) return { state: 'valid', email: data.email };
  if (isFetching) return { state: 'checking' };
  const message = messageOf(error, 'Failed to verify reset token');
  if (isBadLink(error)) return { state: 'invalid', message };
  return { state: 'unknown', message, retry: () => void refetch() };
}

/** Returns the server's message. The session in this browser may have ended. */
export const useResetPassword = () =>
  useApiMutation('resetPassword', {
    send: async (wanted: { readonly token: string; readonly password: string }, sending) =>
      unlessUnauthorized(await call('resetPassword', { body: wanted }, sending)).message,
  });

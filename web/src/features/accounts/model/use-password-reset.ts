import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '@/lib/hydration';
import { call } from '@/services/api-client';
import { ApiError, requireAuthorized } from '@/services/api-error';
import { queryOptionsFor } from '@/services/query-options';
import { useApiMutation } from '@/services/use-api-mutation';
import { isBadMailLinkError } from './is-bad-mail-link-error';

/** Returns the message in the server's error response, or `fallback` if there is no such message. */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback;

/** Returns a mutation that requests a reset link. Its data is the server's message. */
export const useForgotPassword = () =>
  useApiMutation('forgotPassword', {
    send: async (email: string) =>
      requireAuthorized(await call('forgotPassword', { body: { email } })).message,
  });

export type ResetTokenCheck =
  | { readonly state: 'checking' }
  | { readonly state: 'valid'; readonly email: string }
  | { readonly state: 'invalid'; readonly message: string }
  | { readonly state: 'unknown'; readonly message: string; readonly retry: () => void };

/** Asks the server whether the token in a reset link is valid. The state is 'unknown' if the server did not respond. */
export function useResetTokenCheck(token: string): ResetTokenCheck {
  const isHydrated = useIsHydrated();
  const { data, error, isFetching, refetch } = useQuery({
    // Removes the response from the cache when the page closes, because the token is secret.
    ...queryOptionsFor('verifyResetToken', { params: { token } }, { gcTime: 0 }),
    enabled: token !== '',
  });
  // Waits for hydration. Before hydration, the app does not know the query of the URL, which contains the token,
  // because the HTML of this page is built without a query.
  if (!isHydrated) return { state: 'checking' };
  if (token === '') return { state: 'invalid', message: 'No reset token provided' };
  if (data) return { state: 'valid', email: data.email };
  if (isFetching) return { state: 'checking' };
  const message = serverMessageOr(error, 'Failed to verify reset token');
  if (isBadMailLinkError(error)) return { state: 'invalid', message };
  return { state: 'unknown', message, retry: () => void refetch() };
}

/**
 * Returns a mutation that sets the new password. Its data is the server's message. The server also ends all sessions of
 * the member. One of them may be in this browser.
 */
export const useResetPassword = () =>
  useApiMutation('resetPassword', {
    send: async (wanted: { readonly token: string; readonly password: string }, sending) =>
      requireAuthorized(await call('resetPassword', { body: wanted }, sending)).message,
  });

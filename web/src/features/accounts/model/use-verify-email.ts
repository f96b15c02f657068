import { EMAIL_ADDRESS_MESSAGES } from '@contract/schemas/credentials';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsHydrated } from '@/lib/hydration';
import { call } from '@/services/api-client';
import { requireAuthorized } from '@/services/api-error';
import { failureSentence } from '@/services/failure-sentence';
import { refreshAfterCall } from '@/services/refresh-after-call';
import { isBadMailLinkError } from './is-bad-mail-link-error';

export type EmailVerification =
  | { readonly state: 'unconfirmed'; readonly confirm: () => void }
  | { readonly state: 'verifying' }
  | { readonly state: 'done' | 'refused'; readonly message: string }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void };

const FAILED = "We couldn't verify your email address. Please try again.";

interface VerificationLink {
  readonly token: string;
  /** Whether the link verifies the member's current email address. If not, the link changes the address. */
  readonly isOwnAddress: boolean;
}

/**
 * Sends the token of a link to the server when the page's script runs. Opening the link alone verifies nothing, because
 * mail scanners open links, too. A change of the email address waits for `confirm`, because another person may have
 * requested it.
 */
export function useVerifyEmail({ token, isOwnAddress }: VerificationLink): EmailVerification {
  const isHydrated = useIsHydrated();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const isConfirmed = isOwnAddress || confirmed === token;
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verifyEmail', token],
    queryFn: async () => {
      const { message } = requireAuthorized(await call('verifyEmail', { body: { token } }));
      void refreshAfterCall(queryClient, 'verifyEmail');
      return message;
    },
    enabled: token !== '' && isConfirmed,
    gcTime: 0,
  });
  // Waits for hydration. Before hydration, the app does not know the query of the URL, which contains the token,
  // because the HTML of this page is built without a query.
  if (!isHydrated) return { state: 'verifying' };
  if (token === '') return { state: 'refused', message: EMAIL_ADDRESS_MESSAGES.invalid };
  if (!isConfirmed) return { state: 'unconfirmed', confirm: () => setConfirmed(token) };
  if (data !== undefined) return { state: 'done', message: data };
  if (isFetching) return { state: 'verifying' };
  if (isBadMailLinkError(error)) return { state: 'refused', message: error.serverMessage };
  return { state: 'failed', message: failureSentence(error, FAILED), retry: () => void refetch() };
}

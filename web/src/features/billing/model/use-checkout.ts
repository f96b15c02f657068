import type { Plan } from '@contract/schemas/subscription';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '@/services/api-client';
import { ApiError, NetworkError } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { useStripeRedirect } from './use-stripe-redirect';

/**
 * Returns `checkOut`, which opens Stripe's payment page for a plan. For a member who has a subscription, the server
 * returns the URL of Stripe's portal instead. `loginFor` returns the URL of the sign-in page that leads back to the
 * chosen plan.
 */
export function useCheckout(loginFor: (chosen: Plan | null) => string) {
  const [chosen, setChosen] = useState<Plan | null>(null);
  const { isLeaving, start, leaveFor, stay } = useStripeRedirect();
  const { mutate } = useApiMutation('createCheckoutSession', {
    send: urlFor,
    failure: (error) => ({ title: 'Error', description: checkoutFailureMessage(error) }),
    onError: stay,
    onSignedOut: stay,
    signIn: { login: loginFor(chosen) },
  });
  return {
    /** The chosen plan while Stripe's page for this plan is opening, otherwise null. */
    leavingFor: isLeaving ? chosen : null,
    checkOut: (plan: Plan) =>
      start(() => {
        setChosen(plan);
        // Passes `onSuccess` to `mutate` instead of to the hook, because React Query skips the callbacks of `mutate`
        // after the component has unmounted. Stripe's page then does not open if the reader leaves this page before the
        // response.
        mutate(plan, { onSuccess: (url) => leaveFor(url) });
      }),
  };
}

async function urlFor(plan: Plan): Promise<string> {
  try {
    const { url } = await call('createCheckoutSession', { body: { plan } });
    if (url) return url;
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
  }
  throw new NoCheckoutUrl();
}

/** Thrown if a response lacks the URL of Stripe's page. */
export class NoCheckoutUrl extends Error {
  declare protected readonly byConstructor: true;
}

/**
 * Returns the message for a failed checkout. If the error response came from a proxy instead of the API, it has no code
 * and no message, so the message is its HTTP status.
 */
export function checkoutFailureMessage(error: Error): string {
  if (error instanceof ApiError)
    return error.code === null ? `HTTP ${error.status}` : error.serverMessage;
  if (error instanceof NoCheckoutUrl) return 'No checkout URL received from server';
  if (error instanceof NetworkError) return error.message;
  return 'Failed to create checkout session. Please try again.';
}

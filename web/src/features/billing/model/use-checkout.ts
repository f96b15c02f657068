import type { Plan } from '@contract/schemas/subscription';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '@/services/api-client';
import { useApiMutation } from '@/services/use-api-mutation';
import { checkoutFailure, NoCheckoutUrl } from './checkout-failure';
import { useTripToStripe } from './use-trip-to-stripe';

/**
 * Leads to Stripe's payment page, or for a member who has a subscription, to Stripe's portal. `loginFor` returns the address that
 * signs in and leads back to the chosen plan.
 */
export function useCheckout(loginFor: (chosen: Plan | null) => string) {
  const [chosen, setChosen] = useState<Plan | null>(null);
  const { isLeaving, start, leaveFor, stay } = useTripToStripe();
  const { mutate } = useApiMutation('createCheckoutSession', {
    send: urlFor,
    failure: (error) => ({ title: 'Error', description: checkoutFailure(error) }),
    onError: stay,
    onSignedOut: stay,
    signIn: { login: loginFor(chosen) },
  });
  return {
    /** The plan whose payment page is opening, or null. */
    leavingFor: isLeaving ? chosen : null,
    checkOut: (plan: Plan) =>
      start(() => {
        setChosen(plan);
        // A callback of this call, which a removed page does not get.
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

import Stripe from 'stripe';
import { setUpBilling } from '../../billing/set-up-billing';
import { createStripeDouble, type StripeDouble } from '../../stripe-double/stripe-double';

/** January 31, because not every month has a day 31. */
export const START_MS = Date.UTC(2031, 0, 31, 12);
export const WEBHOOK_SECRET = 'whsec_local';

/** Returns the unmodified client of Stripe's package. It does not repeat requests by itself, so that faults reach the product. */
export const clientOf = (fetch: (request: Request) => Promise<Response>): Stripe =>
  new Stripe('sk_test_local', {
    maxNetworkRetries: 0,
    telemetry: false,
    // Without the signal, because a response always comes.
    httpClient: Stripe.createFetchHttpClient((url, { method, headers, body } = {}) =>
      fetch(new Request(url, { method, headers, body } as RequestInit)),
    ),
  });

/** Opens the local Stripe, with what was saved. */
export const openDouble = (now: () => number, saved?: string): StripeDouble =>
  createStripeDouble({
    now,
    saved,
    secret: WEBHOOK_SECRET,
    origin: 'http://stripe.test',
    webhookUrl: 'http://site.test/api/stripe/webhook',
    deliver: () => Promise.reject(new Error('The model delivers events.')),
  });

/** Returns the state of an account with our prices, which holds its events. */
export async function setUpAccount(): Promise<string> {
  const { control, fetch, save } = openDouble(() => START_MS);
  await control.holdEvents();
  await setUpBilling(clientOf(fetch));
  const held = await control.heldEvents();
  await control.dropEvents({ ids: held.map(({ id }) => id) });
  return save();
}

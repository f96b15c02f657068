import Stripe from 'stripe';
import { setUpBilling } from '../../billing/set-up-billing';
import { createStripeDouble, type StripeDouble } from '../../stripe-double/stripe-double';

/**
 * The time at which each history starts. It is January 31, so that monthly periods also end in months that have no day
 * 31.
 */
export const HISTORY_START_MS = Date.UTC(2031, 0, 31, 12);
export const WEBHOOK_SECRET = 'whsec_local';

/**
 * Returns a client of the `stripe` package that sends its requests to `fetch`. The client does not retry failed
 * requests, so that the product's own code gets each simulated fault.
 */
export const createStripeClient = (fetch: (request: Request) => Promise<Response>): Stripe =>
  new Stripe('sk_test_local', {
    maxNetworkRetries: 0,
    telemetry: false,
    // Leaves out the abort signal, which the client adds for its timeout. The local Stripe always sends a response.
    httpClient: Stripe.createFetchHttpClient((url, { method, headers, body } = {}) =>
      fetch(new Request(url, { method, headers, body } as RequestInit)),
    ),
  });

/** Opens the local Stripe. If `saved` is given, the local Stripe continues from this saved state of an account. */
export const openStripeDouble = (now: () => number, saved?: string): StripeDouble =>
  createStripeDouble({
    now,
    saved,
    secret: WEBHOOK_SECRET,
    origin: 'http://stripe.test',
    webhookUrl: 'http://site.test/api/stripe/webhook',
    deliver: () => Promise.reject(new Error('The model delivers events.')),
  });

/**
 * Creates an account of the local Stripe with our product and prices, and returns its saved state. Drops the events
 * about these objects.
 */
export async function createSavedAccount(): Promise<string> {
  const { control, fetch, save } = openStripeDouble(() => HISTORY_START_MS);
  await control.holdEvents();
  await setUpBilling(createStripeClient(fetch));
  const held = await control.heldEvents();
  await control.dropEvents({ ids: held.map(({ id }) => id) });
  return save();
}

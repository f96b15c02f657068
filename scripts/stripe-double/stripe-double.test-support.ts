import Stripe from 'stripe';
import { setUpBilling } from '../billing/set-up-billing';
import { createStripeDouble, type StripeDouble } from './stripe-double';

export const WEBHOOK_SECRET = 'whsec_local';
export const WEBHOOK_URL = 'http://webhook.test/api/stripe/webhook';

/** The time at which each test starts: January 15, 2031, 12:00 UTC. */
const START_MS = Date.UTC(2031, 0, 15, 12);

export interface DeliveredEvent {
  readonly id: string;
  readonly type: string;
}

export interface TestDouble extends StripeDouble {
  readonly stripe: Stripe;
  /** The events that the endpoint accepted, in the order of arrival. */
  readonly delivered: DeliveredEvent[];
  /** The statuses with which the endpoint responds to the next events. When the list is empty, it responds with 200. */
  readonly statuses: number[];
  /** Moves the clock forward, and does the work that is due at the new time. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

/** Returns a client of the stripe package whose requests go to the local Stripe. */
export const createStripeClient = (
  double: Pick<StripeDouble, 'fetch'>,
  maxNetworkRetries = 0,
): Stripe =>
  new Stripe('sk_test_local', {
    maxNetworkRetries,
    httpClient: Stripe.createFetchHttpClient((url, init) => double.fetch(new Request(url, init))),
  });

/** Creates a local Stripe with a clock that the test moves, and a webhook endpoint that verifies signatures. */
export function createTestDouble(saved?: string): TestDouble {
  let now = START_MS;
  const delivered: DeliveredEvent[] = [];
  const statuses: number[] = [];
  const double = createStripeDouble({
    now: () => now,
    origin: 'http://stripe.test',
    secret: WEBHOOK_SECRET,
    webhookUrl: WEBHOOK_URL,
    saved,
    deliver: async (request) => {
      const signature = request.headers.get('stripe-signature') ?? '';
      const body = await request.text();
      const event = Stripe.webhooks.constructEvent(
        body,
        signature,
        WEBHOOK_SECRET,
        300,
        undefined,
        now,
      );
      const status = statuses.shift() ?? 200;
      if (status === 200) delivered.push({ id: event.id, type: event.type });
      return new Response(null, { status });
    },
  });
  return {
    ...double,
    stripe: createStripeClient(double),
    delivered,
    statuses,
    now: () => now,
    wait: async (milliseconds) => {
      now += milliseconds;
      await double.control.settle();
      await double.control.eventsSettled();
    },
  };
}

export interface TestDoubleWithCustomer extends TestDouble {
  readonly customer: string;
  /** Creates a checkout session for a plan. */
  readonly checkout: (plan?: 'monthly' | 'yearly') => Promise<Stripe.Checkout.Session>;
  /** Creates a checkout session for a plan and pays it. Returns the id of the subscription. */
  readonly subscribe: (plan?: 'monthly' | 'yearly') => Promise<string>;
}

/** Creates a local Stripe with our products and a customer. */
export async function createTestDoubleWithCustomer(): Promise<TestDoubleWithCustomer> {
  const double = createTestDouble();
  const { stripe, control } = double;
  await setUpBilling(stripe);
  const { id: customer } = await stripe.customers.create({
    email: 'ada@boloboard.test',
    metadata: { uid: 'ada' },
  });
  const checkout = async (plan = 'monthly') => {
    const { data } = await stripe.prices.list({ lookup_keys: [`boloboard_${plan}`] });
    return stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: 'ada',
      line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
      success_url: 'http://site.test/dashboard?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://site.test/subscribe',
      metadata: { uid: 'ada' },
      subscription_data: { metadata: { uid: 'ada' } },
    });
  };
  const subscribe = async (plan?: 'monthly' | 'yearly') => {
    const { id: session } = await checkout(plan);
    return (await control.pay({ session })).subscription;
  };
  return { ...double, customer, checkout, subscribe };
}

import type Stripe from 'stripe';
import { PORTAL_METADATA, PRICE_LOOKUP_KEYS } from '../../domain/billing/billing-event-types';
import { stripeIdOfReference, toBilledSubscription } from './billed-subscriptions';
import type { BillingGateway, NewCheckout } from './billing';
import {
  wasRefundedAsSecondSubscription,
  isLatestPaymentTakenBack,
  refundLatestPayment,
} from './latest-payment';
import { verifyStripeEvent } from './signed-event';
import { nullIfStripeRejects, mapStripeErrors, stripeUnavailableError } from './stripe-errors';

interface StripeBillingDeps {
  /** Creates the client. Called when the first request needs it. */
  readonly open: () => Promise<Stripe>;
  /** The secret of the webhook. Null in functions that do not receive events. */
  readonly webhookSecret: string | null;
  readonly siteOrigin: string;
  readonly now: () => Date;
}

const PAGE_SIZE = 100;

/**
 * Creates the gateway to Stripe. The gateway calls Stripe through Stripe's package, which loads on first use (ADR
 * 0007). Tests use the same package with the local Stripe.
 */
export function createStripeBillingGateway(deps: StripeBillingDeps): BillingGateway {
  const { open, siteOrigin, webhookSecret, now } = deps;
  let opened: Promise<Stripe> | undefined;
  /** Makes a request to Stripe. Throws AppError 'unavailable' if the request fails. */
  const ask = async <T>(request: (stripe: Stripe) => Promise<T>): Promise<T> => {
    opened ??= open();
    // If Stripe's client cannot be created, the next request tries to create it again.
    opened.catch(() => (opened = undefined));
    const stripe = await opened;
    return mapStripeErrors(request(stripe));
  };

  return {
    createCustomer: ({ uid, generation }) => ask((stripe) => newCustomer(stripe, uid, generation)),
    setEmail: async (customerId, email) => {
      await ask((stripe) => stripe.customers.update(customerId, { email }));
    },
    customer: (customerId) => ask((stripe) => readCustomer(stripe, customerId)),
    subscription: (id) => ask((stripe) => readSubscription(stripe, id)),
    customerOfCheckout: (id) =>
      ask(async ({ checkout }) =>
        customerOf(await nullIfStripeRejects(checkout.sessions.retrieve(id))),
      ),
    customerOfCharge: (id) =>
      ask(async ({ charges }) => customerOf(await nullIfStripeRejects(charges.retrieve(id)))),
    isTakenBack: (id) => ask((stripe) => isLatestPaymentTakenBack(stripe, id)),
    isRefundedAsSecond: (id) => ask((stripe) => wasRefundedAsSecondSubscription(stripe, id)),
    refundLatest: (id) => ask((stripe) => refundLatestPayment(stripe, id)),
    cancel: (id) => ask((stripe) => endSubscription(stripe, id)),
    cancelAtPeriodEnd: (id) => ask((stripe) => endWithPeriod(stripe, id)),
    deleteCustomer: async (id) => {
      await ask(({ customers }) => nullIfStripeRejects(customers.del(id)));
    },
    createCheckout: (checkout) => ask((stripe) => newCheckout(stripe, checkout, siteOrigin)),
    createPortal: (id) => ask((stripe) => newPortal(stripe, id, siteOrigin)),
    openSubscriptions: async function* () {
      for (let after: string | null = null, more = true; more;) {
        const page = await ask((stripe) => readOpenPage(stripe, after));
        yield page.found;
        after = page.found.at(-1)?.id ?? null;
        more = page.hasMore && after !== null;
      }
    },
    verifyEvent: (event) =>
      ask(async (stripe) => {
        if (webhookSecret === null) throw new Error('STRIPE_WEBHOOK_SECRET is missing.');
        return verifyStripeEvent(stripe, event, { secret: webhookSecret, now: now() });
      }),
  };
}

async function endSubscription({ subscriptions }: Stripe, id: string): Promise<void> {
  await nullIfStripeRejects(subscriptions.cancel(id, { invoice_now: false, prorate: false }));
}

async function endWithPeriod({ subscriptions }: Stripe, id: string): Promise<void> {
  await nullIfStripeRejects(subscriptions.update(id, { cancel_at_period_end: true }));
}

async function newCustomer({ customers }: Stripe, uid: string, generation: number) {
  // This request leaves out the email address, which a later request sets. Stripe requires that repeated requests with
  // the same idempotency key have the same parameters, and the email address could change between two requests.
  const { id } = await customers.create(
    { metadata: { uid } },
    { idempotencyKey: `customer-${uid}-${String(generation)}` },
  );
  return id;
}

async function readCustomer(stripe: Stripe, customer: string) {
  const [{ deleted }, found] = await Promise.all([
    stripe.customers.retrieve(customer),
    subscriptionsOf(stripe, customer),
  ]);
  const isDeleted = deleted === true;
  // Deleting a customer ends the customer's subscriptions. The list in `found` may be older than the deletion, so the
  // subscriptions are read again.
  return { isDeleted, subscriptions: isDeleted ? await subscriptionsOf(stripe, customer) : found };
}

async function subscriptionsOf({ subscriptions }: Stripe, customer: string) {
  const found = await nullIfStripeRejects(
    subscriptions
      .list({ customer, status: 'all', limit: PAGE_SIZE })
      .autoPagingToArray({ limit: 10 * PAGE_SIZE }),
  );
  return (found ?? []).map(toBilledSubscription);
}

async function readSubscription({ subscriptions }: Stripe, id: string) {
  const found = await nullIfStripeRejects(subscriptions.retrieve(id));
  return (
    found && { ...toBilledSubscription(found), customerId: stripeIdOfReference(found.customer) }
  );
}

const customerOf = (owned: { customer: string | { id: string } | null } | null): string | null =>
  owned?.customer ? stripeIdOfReference(owned.customer) : null;

async function newCheckout(
  { checkout, prices }: Stripe,
  { customerId, uid, plan }: NewCheckout,
  siteOrigin: string,
): Promise<string> {
  const { data } = await prices.list({
    lookup_keys: [PRICE_LOOKUP_KEYS[plan]],
    active: true,
    limit: 1,
  });
  const price = data[0]?.id;
  if (price === undefined) throw new Error(`Stripe has no price ${PRICE_LOOKUP_KEYS[plan]}.`);
  const { url } = await checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    client_reference_id: uid,
    line_items: [{ price, quantity: 1 }],
    metadata: { uid },
    subscription_data: { metadata: { uid } },
    success_url: `${siteOrigin}/dashboard?subscription=success&session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteOrigin}/subscribe?plan=${plan}`,
  });
  if (url === null)
    throw stripeUnavailableError(new Error('Stripe returned no URL of the payment page.'));
  return url;
}

const NO_CONFIGURATION = /default configuration has not been created|customer portal settings/i;

/**
 * Creates a portal session. Uses the portal configuration that `npm run setup-billing` created, or the account's
 * default configuration if there is none.
 */
async function newPortal(
  { billingPortal }: Stripe,
  customer: string,
  siteOrigin: string,
): Promise<string | null> {
  const { data } = await billingPortal.configurations.list({ active: true, limit: PAGE_SIZE });
  const ours = data.find(
    ({ metadata }) => metadata?.[PORTAL_METADATA.key] === PORTAL_METADATA.value,
  );
  try {
    const { url } = await billingPortal.sessions.create({
      customer,
      return_url: `${siteOrigin}/account-settings`,
      ...(ours && { configuration: ours.id }),
    });
    return url;
  } catch (error) {
    if (error instanceof Error && NO_CONFIGURATION.test(error.message)) return null;
    throw error;
  }
}

async function readOpenPage({ subscriptions }: Stripe, after: string | null) {
  const page = await subscriptions.list({
    limit: PAGE_SIZE,
    ...(after !== null && { starting_after: after }),
  });
  const found = page.data.map(({ id, customer, metadata }) => ({
    id,
    customerId: stripeIdOfReference(customer),
    uid: metadata['uid'] ?? null,
  }));
  return { found, hasMore: page.has_more };
}

import type Stripe from 'stripe';
import type { Account } from './account';
import {
  ApiError,
  invalidParameterError,
  noSuchObjectError,
  noSuchReferenceError,
} from './api-error';
import { newCheckoutSession } from './checkout-object';
import { customerFromParam } from './customers';
import { addCard, TEST_CARDS } from './payment-methods';
import type { CheckoutOrder } from './state';
import type { CheckoutSession, Price, Subscription } from './stored';
import { startSubscription } from './subscriptions';

const HOUR_S = 60 * 60;

export interface NewCheckoutSessionParams {
  readonly customer: string;
  readonly order: CheckoutOrder;
  readonly success_url: string;
  readonly cancel_url?: string | undefined;
  readonly client_reference_id?: string | undefined;
  readonly expires_at?: number | undefined;
  readonly metadata: Stripe.Metadata;
}

/** Creates a checkout session. It stays open until `expires_at`, or for a day if this parameter is missing. */
export function createCheckoutSession(
  account: Account,
  create: NewCheckoutSessionParams,
): CheckoutSession {
  const { state } = account;
  const now = account.now();
  const expiresAt = create.expires_at ?? now + 24 * HOUR_S;
  if (expiresAt < now + HOUR_S / 2 || expiresAt > now + 24 * HOUR_S)
    throw invalidParameterError(
      'expires_at',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    );
  const session = newCheckoutSession(account, {
    customer: customerFromParam(account, create.customer),
    price: priceOf(account, create.order),
    success_url: create.success_url,
    cancel_url: create.cancel_url ?? null,
    client_reference_id: create.client_reference_id ?? null,
    expires_at: expiresAt,
    metadata: create.metadata,
  });
  state.checkoutSessions[session.id] = session;
  state.orders[session.id] = create.order;
  return session;
}

function priceOf({ state }: Account, { price: id }: CheckoutOrder): Price {
  const price = state.prices[id];
  if (!price) throw noSuchReferenceError('line_items[0][price]', 'price', id);
  if (!price.active)
    throw invalidParameterError('line_items[0][price]', `The price specified is inactive.`);
  return price;
}

/** Returns the session with the id in the path. */
export function checkoutSessionOf({ state }: Account, id: string): CheckoutSession {
  const session = state.checkoutSessions[id];
  if (!session) throw noSuchObjectError('checkout.session', id);
  return session;
}

/** Expires an open checkout session. Throws if the session is not open. */
export function expireCheckoutSession(account: Account, session: CheckoutSession): void {
  if (session.status !== 'open')
    throw new ApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status ?? ''}\`.`,
    );
  Object.assign(session, { status: 'expired', url: null, expires_at: account.now() });
  account.emit('checkout.session.expired', session);
}

/** Returns whether a checkout session can be paid: it must be open, and its customer must exist. */
export const isPayableSession = ({ state }: Account, session: CheckoutSession): boolean =>
  session.status === 'open' && state.customers[session.customer ?? '']?.deleted !== true;

/** Pays a session with a card that the bank accepts. Returns the subscription that starts. */
export function payCheckoutSession(account: Account, session: CheckoutSession): Subscription {
  const { state } = account;
  const order = state.orders[session.id];
  if (!order || !isPayableSession(account, session))
    throw new Error('This session cannot be paid.');
  const customer = customerFromParam(account, session.customer ?? '');
  const card = addCard(account, customer, TEST_CARDS.pays);
  const subscription = startSubscription(account, {
    customer,
    card,
    price: priceOf(account, order),
    trialDays: order.trialDays,
    metadata: order.metadata,
  });
  Object.assign(session, {
    status: 'complete',
    payment_status: order.trialDays > 0 ? 'no_payment_required' : 'paid',
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    url: null,
  } satisfies Partial<CheckoutSession>);
  account.emit('checkout.session.completed', session);
  return subscription;
}

/** Returns the URL to which the browser goes after the payment. */
export const successUrl = ({ id, success_url: url }: CheckoutSession): string =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

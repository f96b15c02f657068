import type Stripe from 'stripe';
import type { Account } from './account';
import { noSuchObjectError } from './api-error';
import { periodEnd } from './calendar';
import { updateObjectAndEmitEvent } from './changes';
import { createInvoice } from './invoices';
import { payInvoice } from './payments';
import type { Customer, PaymentMethod, Price, Subscription, SubscriptionItem } from './stored';
import { newSubscription } from './subscription-object';

const NO_CANCELLATION = { comment: null, feedback: null, feedback_option: null, reason: null };

export const isEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Returns the subscription with the id in the path. */
export function subscriptionOf({ state }: Account, id: string): Subscription {
  const subscription = state.subscriptions[id];
  if (!subscription) throw noSuchObjectError('subscription', id);
  return subscription;
}

/** Returns the only item of a subscription. */
export function subscriptionItemOf({ id, items }: Subscription): SubscriptionItem {
  const item = items.data[0];
  if (!item) throw new Error(`The subscription ${id} has no item.`);
  return item;
}

export interface NewSubscriptionParams {
  readonly customer: Customer;
  readonly card: PaymentMethod;
  readonly price: Price;
  readonly trialDays: number;
  readonly metadata: Stripe.Metadata;
}

/** Starts a subscription and pays its first invoice. If the card is declined, the subscription stays incomplete. */
export function startSubscription(account: Account, start: NewSubscriptionParams): Subscription {
  const { customer, card, price, trialDays, metadata } = start;
  const now = account.now();
  const trialEnd = trialDays > 0 ? now + trialDays * 24 * 60 * 60 : null;
  const subscription = newSubscription(account, {
    customer: customer.id,
    card: card.id,
    price,
    periodEnd: trialEnd ?? periodEnd(now, now, price.recurring),
    trialEnd,
    metadata,
  });
  account.state.subscriptions[subscription.id] = subscription;
  customer.currency = price.currency;
  const amount = trialEnd === null ? (price.unit_amount ?? 0) : 0;
  const invoice = createInvoice(account, subscription, 'subscription_create', [{ price, amount }]);
  account.emit('customer.subscription.created', subscription);
  if (payInvoice(account, invoice)) {
    const status = trialEnd === null ? 'active' : 'trialing';
    updateObjectAndEmitEvent(account, 'customer.subscription.updated', subscription, { status });
  }
  return subscription;
}

/** Stops all attempts to pay the open invoices of a subscription. */
function stopCollecting({ state }: Account, subscription: Subscription): void {
  for (const invoice of Object.values(state.invoices))
    if (
      invoice.status === 'open' &&
      invoice.parent.subscription_details.subscription === subscription.id
    )
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
}

/** Ends a subscription at the current time. */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const now = account.now();
  stopCollecting(account, subscription);
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...NO_CANCELLATION, reason },
  } satisfies Partial<Subscription>);
  account.emit('customer.subscription.deleted', subscription);
}

/** Cancels a subscription immediately. Throws 404 if the subscription has ended, like Stripe. */
export function cancelNow(account: Account, subscription: Subscription): void {
  if (isEnded(subscription)) throw noSuchObjectError('subscription', subscription.id);
  subscription.canceled_at = account.now();
  endSubscription(account, subscription, 'cancellation_requested');
}

/**
 * Cancels a subscription at the end of its period. Always sets `cancel_at`. With `by: 'portal'`, leaves
 * `cancel_at_period_end` false, as Stripe's portal does for subscriptions with the billing mode 'flexible', which is
 * the default.
 */
export function cancelAtPeriodEnd(
  account: Account,
  subscription: Subscription,
  by: 'api' | 'portal',
): void {
  updateObjectAndEmitEvent(account, 'customer.subscription.updated', subscription, {
    cancel_at: subscriptionItemOf(subscription).current_period_end,
    cancel_at_period_end: by === 'api',
    canceled_at: account.now(),
    cancellation_details: { ...NO_CANCELLATION, reason: 'cancellation_requested' },
  });
}

/** Undoes the planned cancellation of a subscription, so that the subscription renews again. */
export function undoPlannedCancellation(account: Account, subscription: Subscription): void {
  updateObjectAndEmitEvent(account, 'customer.subscription.updated', subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: NO_CANCELLATION,
  });
}

/** Pauses a subscription. A paused subscription gets no invoices. */
export function pauseSubscription(account: Account, subscription: Subscription): void {
  updateObjectAndEmitEvent(account, 'customer.subscription.paused', subscription, {
    status: 'paused',
  });
}

/** Starts a new period of a paused subscription, and pays for it. */
export function unpauseSubscription(account: Account, subscription: Subscription): void {
  const item = subscriptionItemOf(subscription);
  const now = account.now();
  item.current_period_start = now;
  item.current_period_end = periodEnd(now, now, item.price.recurring);
  const lines = [{ price: item.price, amount: item.price.unit_amount ?? 0 }];
  const invoice = createInvoice(account, subscription, 'subscription_update', lines);
  const status = payInvoice(account, invoice) ? 'active' : 'past_due';
  updateObjectAndEmitEvent(account, 'customer.subscription.resumed', subscription, {
    status,
    billing_cycle_anchor: now,
  });
}

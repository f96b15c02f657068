import type { Account } from './account';
import { periodEnd } from './calendar';
import { createInvoice } from './invoices';
import { cardOf, TEST_CARDS } from './payment-methods';
import { payInvoice } from './payments';
import type { Price, Subscription } from './stored';
import { planOf } from './subscription-object';
import { subscriptionItemOf } from './subscriptions';

/** The error if the portal does not allow a change of plan. Its message is the reason. */
export class PlanChangeRefused extends Error {
  declare protected readonly byConstructor: true;
}

/**
 * Returns the value in cents of the time that is left in the current period: the price times the share of the period
 * that is left. Returns 0 during a trial.
 */
function unused(account: Account, subscription: Subscription): number {
  const {
    price,
    current_period_start: start,
    current_period_end: end,
  } = subscriptionItemOf(subscription);
  if (subscription.status === 'trialing') return 0;
  const left = Math.max(0, end - account.now()) / (end - start);
  return Math.round((price.unit_amount ?? 0) * left);
}

/**
 * Changes the plan like Stripe's portal: a new period starts immediately, and its invoice is reduced by the value of
 * the unused part of the old period. If this value is higher than the new price, the customer gets the difference as a
 * credit.
 */
export function changePlan(account: Account, subscription: Subscription, price: Price): void {
  const item = subscriptionItemOf(subscription);
  if (!['active', 'trialing'].includes(subscription.status))
    throw new PlanChangeRefused('Only an active subscription can change its plan.');
  if (subscription.cancel_at !== null)
    throw new PlanChangeRefused('Resume the subscription before you change its plan.');
  if (item.price.id === price.id) throw new PlanChangeRefused('This is your plan already.');
  if (cardOf(account, subscription)?.card?.last4 === TEST_CARDS.declined)
    throw new PlanChangeRefused('Your card was declined. Update it, then try again.');
  const credit = { price: item.price, amount: -unused(account, subscription) };
  const before = structuredClone(subscription);
  const now = account.now();
  Object.assign(item, {
    price: structuredClone(price),
    plan: planOf(price),
    current_period_start: now,
    current_period_end: periodEnd(now, now, price.recurring),
  });
  const invoice = createInvoice(account, subscription, 'subscription_update', [
    ...(credit.amount < 0 ? [{ ...credit, description: 'Unused time of the plan before' }] : []),
    { price, amount: price.unit_amount ?? 0 },
  ]);
  payInvoice(account, invoice);
  Object.assign(subscription, { billing_cycle_anchor: now, status: 'active' });
  account.emit('customer.subscription.updated', subscription, before);
}

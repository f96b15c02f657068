import type { Plan } from '@contract/schemas/subscription';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import {
  STRIPE_SUBSCRIPTION_STATUSES,
  type BilledSubscription,
} from '../../domain/billing/billed-subscription';

const statusSchema = z.enum(STRIPE_SUBSCRIPTION_STATUSES);

const PLANS: ReadonlyMap<string, Plan> = new Map([
  ['month', 'monthly'],
  ['year', 'yearly'],
]);

const toDate = (seconds: number): Date => new Date(seconds * 1000);
const toDateOrNull = (seconds: number | null): Date | null =>
  seconds === null ? null : toDate(seconds);

/**
 * Converts a Stripe subscription. Since API version 2025-03-31, the period is not a field of the subscription but of
 * its item. Each of our subscriptions has one item.
 */
export function toBilledSubscription(subscription: Stripe.Subscription): BilledSubscription {
  const item = subscription.items.data[0];
  const periodEnd = item ? toDate(item.current_period_end) : null;
  const cancelAt = toDateOrNull(subscription.cancel_at);
  return {
    id: subscription.id,
    status: statusSchema.parse(subscription.status),
    plan: item ? planOf(item.price) : null,
    createdAt: toDate(subscription.created),
    periodEnd,
    cancelAt: cancelAt ?? (subscription.cancel_at_period_end ? periodEnd : null),
    endedAt: toDateOrNull(subscription.ended_at),
  };
}

const planOf = ({ recurring }: Stripe.Price): BilledSubscription['plan'] =>
  PLANS.get(recurring?.interval ?? '') ?? null;

/**
 * Returns the id of the object to which a field refers. The field contains this id, or the whole object if the request
 * expanded the field.
 */
export const stripeIdOfReference = (reference: string | { readonly id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

import type { Plan } from '@contract/schemas/subscription';

/**
 * The statuses of a subscription at Stripe:
 * https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
 */
export const STRIPE_SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type StripeSubscriptionStatus = (typeof STRIPE_SUBSCRIPTION_STATUSES)[number];

/** The current state of a subscription at Stripe. */
export interface BilledSubscription {
  readonly id: string;
  readonly status: StripeSubscriptionStatus;
  /** The plan of the subscription. Null if its price is neither monthly nor yearly. */
  readonly plan: Plan | null;
  readonly createdAt: Date;
  /** The end of the current billing period. The period is paid, unless the payment failed. */
  readonly periodEnd: Date | null;
  /** When the subscription will end. Null if it renews. */
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
}

const LIVE: readonly StripeSubscriptionStatus[] = ['trialing', 'active', 'past_due'];
const ENDED: readonly StripeSubscriptionStatus[] = ['canceled', 'incomplete_expired'];
/**
 * The statuses of subscriptions that Stripe can charge again. A member with such a subscription must not buy another
 * one.
 */
const KEPT: readonly StripeSubscriptionStatus[] = [...LIVE, 'unpaid', 'paused'];

/** Returns the subscriptions that currently give premium, the oldest first. */
export const liveSubscriptions = (
  subscriptions: readonly BilledSubscription[],
): BilledSubscription[] =>
  subscriptions.filter(({ status }) => LIVE.includes(status)).toSorted(byAge);

/**
 * Returns true if a member with this subscription must not buy another one. The member can change the subscription in
 * Stripe's portal instead.
 */
export const preventsCheckout = ({ status }: BilledSubscription): boolean => KEPT.includes(status);

/** Returns true if the subscription has not ended, so that Stripe may still charge for it. */
export const isOpenSubscription = ({ status }: BilledSubscription): boolean =>
  !ENDED.includes(status);

const byAge = (one: BilledSubscription, other: BilledSubscription): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);

/**
 * Returns the live subscriptions that would renew before a suspension ends. They are not canceled, and their current
 * period ends before the end of the suspension.
 */
export const subscriptionsRenewingBefore = (
  subscriptions: readonly BilledSubscription[],
  suspendedUntil: Date,
): BilledSubscription[] =>
  liveSubscriptions(subscriptions).filter(
    ({ cancelAt, periodEnd }) =>
      cancelAt === null && periodEnd !== null && suspendedUntil > periodEnd,
  );

import type { Plan } from '@contract/schemas/subscription';

/** Stripe's statuses: https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses */
export const BILLED_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type BilledStatus = (typeof BILLED_STATUSES)[number];

/** A subscription in its current state at Stripe. */
export interface BilledSubscription {
  readonly id: string;
  readonly status: BilledStatus;
  /** Null if the price is neither monthly nor yearly. */
  readonly plan: Plan | null;
  readonly createdAt: Date;
  /** The end of the current period, which is paid unless the payment failed. */
  readonly periodEnd: Date | null;
  /** When the subscription will end, or null if it renews. */
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
}

const LIVE: readonly BilledStatus[] = ['trialing', 'active', 'past_due'];
const ENDED: readonly BilledStatus[] = ['canceled', 'incomplete_expired'];
/** Statuses in which Stripe can charge again, so the member must not buy another subscription. */
const KEPT: readonly BilledStatus[] = [...LIVE, 'unpaid', 'paused'];

/** Returns the subscriptions that give premium, the oldest first. */
export const liveSubscriptions = (
  subscriptions: readonly BilledSubscription[],
): BilledSubscription[] =>
  subscriptions.filter(({ status }) => LIVE.includes(status)).toSorted(byAge);

/** Whether the member has to change this subscription in the portal and cannot buy another one. */
export const preventsCheckout = ({ status }: BilledSubscription): boolean => KEPT.includes(status);

/** Whether Stripe may still charge for the subscription. */
export const isOpen = ({ status }: BilledSubscription): boolean => !ENDED.includes(status);

const byAge = (one: BilledSubscription, other: BilledSubscription): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);

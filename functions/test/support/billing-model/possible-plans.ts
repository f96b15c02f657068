import type { Plan } from '@contract/schemas/subscription';
import type Stripe from 'stripe';

/** The stored plan of a member. */
export interface StoredPlan {
  readonly subscriptionStatus: 'active' | 'canceled' | null;
  readonly subscriptionPlan: Plan | null;
  readonly subscriptionEndDate: Date | null;
  readonly isPastDue: boolean;
}

/** A span of time in milliseconds since 1970. Both ends are included. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** A plan that a member can have with these subscriptions at Stripe. */
export interface PossiblePlan {
  readonly status: 'active' | 'canceled';
  readonly plan: string;
  readonly isPastDue: boolean;
  readonly ends: TimeSpan;
}

export const isLiveSubscription = ({ status }: Stripe.Subscription): boolean =>
  ['trialing', 'active', 'past_due'].includes(status);

/** Returns whether the subscription has ended but has no end time at Stripe. */
export const isEndedWithoutEndTime = ({
  status,
  ended_at: endedAt,
}: Stripe.Subscription): boolean => ['unpaid', 'paused'].includes(status) && endedAt === null;

/** Returns the live subscriptions, the oldest first. */
export const liveSubscriptions = (
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription[] =>
  subscriptions
    .filter(isLiveSubscription)
    .toSorted((one, other) => one.created - other.created || one.id.localeCompare(other.id));

const exactly = (seconds: number): TimeSpan => ({ from: seconds * 1000, to: seconds * 1000 });

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item.`);
  return item;
}

const planOf = (subscription: Stripe.Subscription): string =>
  itemOf(subscription).price.recurring?.interval === 'year' ? 'yearly' : 'monthly';

/**
 * Returns the plans that are correct for these subscriptions of one member, or no plan if no subscription ever started.
 * Several plans are correct if Stripe has no time for the end of a subscription. In this case, the stored end is the
 * time at which the product first saw the end. This time is in the span that `seen` returns.
 */
export function possiblePlans(
  subscriptions: readonly Stripe.Subscription[],
  seen: (id: string) => TimeSpan,
): PossiblePlan[] {
  const [live] = liveSubscriptions(subscriptions);
  if (live)
    return [
      {
        status: live.cancel_at === null ? 'active' : 'canceled',
        plan: planOf(live),
        isPastDue: live.status === 'past_due',
        ends: exactly(live.cancel_at ?? itemOf(live).current_period_end),
      },
    ];
  const ended = subscriptions
    .filter((it) => it.status === 'canceled' || isEndedWithoutEndTime(it))
    .map((it) => ({ it, ends: it.ended_at === null ? seen(it.id) : exactly(it.ended_at) }));
  const lastBegins = Math.max(...ended.map(({ ends }) => ends.from));
  return ended
    .filter(({ ends }) => ends.to >= lastBegins)
    .map(({ it, ends }) => ({ status: 'canceled', plan: planOf(it), isPastDue: false, ends }));
}

/** Returns whether a stored plan is equal to a possible plan. */
export const matchesPlan = (
  stored: StoredPlan,
  { status, plan, isPastDue, ends }: PossiblePlan,
) => {
  const end = stored.subscriptionEndDate?.getTime() ?? NaN;
  return (
    stored.subscriptionStatus === status &&
    stored.subscriptionPlan === plan &&
    stored.isPastDue === isPastDue &&
    ends.from <= end &&
    end <= ends.to
  );
};

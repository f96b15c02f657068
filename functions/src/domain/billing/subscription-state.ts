import type { Plan } from '@contract/schemas/subscription';
import { type BilledSubscription, liveSubscriptions } from './billed-subscription';

/** The fields of a member's document `users/{uid}` about the subscription. */
export interface MemberSubscriptionFields {
  readonly subscriptionStatus: 'active' | 'canceled' | null;
  readonly subscriptionPlan: Plan | null;
  /** When an active subscription renews, or when premium ends after a cancellation. */
  readonly subscriptionEndDate: Date | null;
  readonly isPastDue: boolean;
}

/** For each subscription id, the time at which the product first saw that the subscription had ended. */
export type FirstSeenEndBySubscription = Readonly<Record<string, Date>>;

export interface SubscriptionState {
  /**
   * The member's plan, and the id of the subscription that determines it. Null if the stored plan must not change,
   * because the customer has no subscription, or only incomplete ones.
   */
  readonly current: {
    readonly subscriptionId: string;
    readonly plan: MemberSubscriptionFields;
  } | null;
  readonly endedSeen: FirstSeenEndBySubscription;
}

interface Known {
  readonly endedSeen: FirstSeenEndBySubscription;
  readonly now: Date;
}

/**
 * Derives a member's plan from all subscriptions of the customer in Stripe. A live subscription determines the plan. If
 * there is none, the subscription that ended last determines it. An unpaid or paused subscription counts as ended. If
 * Stripe states no end date for an ended subscription, its end is the time at which the product first saw that it had
 * ended. No other function derives plans.
 */
export function subscriptionState(
  subscriptions: readonly BilledSubscription[],
  { endedSeen, now }: Known,
): SubscriptionState {
  const ended = subscriptions.filter(isEnded);
  const stillSeen = Object.fromEntries(
    ended.flatMap(({ id, endedAt }) => (endedAt ? [] : [[id, endedSeen[id] ?? now] as const])),
  );
  const [live] = liveSubscriptions(subscriptions);
  if (live) return { current: currentOf(live, livePlan(live)), endedSeen: stillSeen };

  const endOf = ({ id, endedAt }: BilledSubscription): Date => endedAt ?? stillSeen[id] ?? now;
  const last = ended.toSorted(
    (one, other) =>
      endOf(other).getTime() - endOf(one).getTime() ||
      other.createdAt.getTime() - one.createdAt.getTime() ||
      (one.id < other.id ? 1 : -1),
  )[0];
  return {
    current: last ? currentOf(last, endedPlan(last, endOf(last))) : null,
    endedSeen: stillSeen,
  };
}

const isEnded = ({ status }: BilledSubscription): boolean =>
  status === 'unpaid' || status === 'paused' || status === 'canceled';

const currentOf = ({ id }: BilledSubscription, plan: MemberSubscriptionFields) => ({
  subscriptionId: id,
  plan,
});

const livePlan = ({
  status,
  plan,
  periodEnd,
  cancelAt,
}: BilledSubscription): MemberSubscriptionFields => ({
  subscriptionStatus: cancelAt ? 'canceled' : 'active',
  subscriptionPlan: plan,
  subscriptionEndDate: cancelAt ?? periodEnd,
  isPastDue: status === 'past_due',
});

const endedPlan = ({ plan }: BilledSubscription, end: Date): MemberSubscriptionFields => ({
  subscriptionStatus: 'canceled',
  subscriptionPlan: plan,
  subscriptionEndDate: end,
  isPastDue: false,
});

/** Returns true if all fields of two plans are equal. */
export const isSamePlan = (
  one: MemberSubscriptionFields,
  other: MemberSubscriptionFields,
): boolean =>
  one.subscriptionStatus === other.subscriptionStatus &&
  one.subscriptionPlan === other.subscriptionPlan &&
  one.subscriptionEndDate?.getTime() === other.subscriptionEndDate?.getTime() &&
  one.isPastDue === other.isPastDue;

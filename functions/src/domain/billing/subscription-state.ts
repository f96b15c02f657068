import type { Plan } from '@contract/schemas/subscription';
import { type BilledSubscription, liveOnes } from './billed-subscription';

/** What `users/{uid}` stores of a subscription. */
export interface MemberPlan {
  readonly subscriptionStatus: 'active' | 'canceled' | null;
  readonly subscriptionPlan: Plan | null;
  /** When it renews, or when premium ends. */
  readonly subscriptionEndDate: Date | null;
  readonly isPastDue: boolean;
}

/** When subscriptions were first seen as ended, by their ids. */
export type EndedSeen = Readonly<Record<string, Date>>;

export interface SubscriptionState {
  /** Null if nothing changes: the customer has no subscription, or only incomplete ones. */
  readonly current: { readonly subscriptionId: string; readonly plan: MemberPlan } | null;
  readonly endedSeen: EndedSeen;
}

interface Known {
  readonly endedSeen: EndedSeen;
  readonly now: Date;
}

/**
 * Turns all subscriptions of a customer in Stripe into the plan of a member: the live one, otherwise the last that ended. Nothing else
 * decides about plans. Stripe has no end for an unpaid or paused subscription, so it ended when it was first seen.
 */
export function subscriptionState(
  subscriptions: readonly BilledSubscription[],
  { endedSeen, now }: Known,
): SubscriptionState {
  const ended = subscriptions.filter(isEnded);
  const stillSeen = Object.fromEntries(
    ended.flatMap(({ id, endedAt }) => (endedAt ? [] : [[id, endedSeen[id] ?? now] as const])),
  );
  const [live] = liveOnes(subscriptions);
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

const currentOf = ({ id }: BilledSubscription, plan: MemberPlan) => ({ subscriptionId: id, plan });

const livePlan = ({ status, plan, periodEnd, cancelAt }: BilledSubscription): MemberPlan => ({
  subscriptionStatus: cancelAt ? 'canceled' : 'active',
  subscriptionPlan: plan,
  subscriptionEndDate: cancelAt ?? periodEnd,
  isPastDue: status === 'past_due',
});

const endedPlan = ({ plan }: BilledSubscription, end: Date): MemberPlan => ({
  subscriptionStatus: 'canceled',
  subscriptionPlan: plan,
  subscriptionEndDate: end,
  isPastDue: false,
});

/** Whether two plans are the same. */
export const isSamePlan = (one: MemberPlan, other: MemberPlan): boolean =>
  one.subscriptionStatus === other.subscriptionStatus &&
  one.subscriptionPlan === other.subscriptionPlan &&
  one.subscriptionEndDate?.getTime() === other.subscriptionEndDate?.getTime() &&
  one.isPastDue === other.isPastDue;

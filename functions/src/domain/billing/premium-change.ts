import { isPremiumAt } from '@contract/rules/premium';
import { countingTimeOf } from '../moderation/figure-days';
import type { MemberSubscriptionFields } from './subscription-state';

interface Premium {
  /**
   * Whether the figures for admins currently count the member as premium. Null if the figures have not counted the
   * member yet.
   */
  readonly wasCounted: boolean | null;
  readonly before: MemberSubscriptionFields;
  readonly after: MemberSubscriptionFields;
  readonly at: Date;
}

export interface PremiumChange {
  /** Whether the figures for admins must count the member as premium after this change. */
  readonly isCounted: boolean;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/**
 * Returns what the figures for admins must count when a member's plan changes, or when premium ends because its end
 * date has passed. An end of premium counts on the day on which it happened, but at the earliest two days ago.
 */
export function premiumChange({ wasCounted, before, after, at }: Premium): PremiumChange {
  const had = isPremium(before, at);
  const isCounted = isPremium(after, at);
  const counted = wasCounted ?? had;
  // True if premium has already ended because its end date passed, but the figures still count the member as premium.
  const hasLapsed = counted && !had;
  const ended = counted && (hasLapsed || !isCounted);
  return {
    isCounted,
    startedAt: isCounted && (!counted || hasLapsed) ? at : null,
    endedAt: ended ? endOf(hasLapsed ? before : after, at) : null,
  };
}

const isPremium = (plan: MemberSubscriptionFields, at: Date): boolean =>
  isPremiumAt(
    {
      subscriptionStatus: plan.subscriptionStatus,
      subscriptionPlan: plan.subscriptionPlan,
      subscriptionEndDate: plan.subscriptionEndDate?.toISOString() ?? null,
    },
    at,
  );

const endOf = ({ subscriptionEndDate }: MemberSubscriptionFields, at: Date): Date =>
  countingTimeOf(subscriptionEndDate ?? at, at);

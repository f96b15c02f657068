import { isPremiumAt } from '@contract/rules/premium';
import { countedAt } from '../moderation/figure-days';
import type { MemberPlan } from './subscription-state';

interface Premium {
  /** Whether the figures count the member as premium. Null if they have not counted the member yet. */
  readonly wasCounted: boolean | null;
  readonly before: MemberPlan;
  readonly after: MemberPlan;
  readonly at: Date;
}

export interface PremiumMove {
  /** Whether the figures count the member as premium from now on. */
  readonly isCounted: boolean;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/**
 * Returns what the figures count if a plan becomes another one, or if time passes and it stays the same. A plan that ended by time counts on the
 * day of its end, or two days ago at the earliest.
 */
export function premiumMove({ wasCounted, before, after, at }: Premium): PremiumMove {
  const had = isPremium(before, at);
  const isCounted = isPremium(after, at);
  const counted = wasCounted ?? had;
  // Premium that ended and began again before anything noticed the end.
  const hasLapsed = counted && !had;
  const ended = counted && (hasLapsed || !isCounted);
  return {
    isCounted,
    startedAt: isCounted && (!counted || hasLapsed) ? at : null,
    endedAt: ended ? endOf(hasLapsed ? before : after, at) : null,
  };
}

const isPremium = (plan: MemberPlan, at: Date): boolean =>
  isPremiumAt(
    {
      subscriptionStatus: plan.subscriptionStatus,
      subscriptionPlan: plan.subscriptionPlan,
      subscriptionEndDate: plan.subscriptionEndDate?.toISOString() ?? null,
    },
    at,
  );

const endOf = ({ subscriptionEndDate }: MemberPlan, at: Date): Date =>
  countedAt(subscriptionEndDate ?? at, at);

import type { Subscription } from '../schemas/subscription';

/** Stands for 'no end in sight' where a moment is needed: 9999-12-31. */
export const NEVER_ENDS = new Date('9999-12-31T00:00:00.000Z');

/**
 * Until when, inclusive, a subscription counts as premium; null where it does not at all.
 * Active has no end; canceled lasts to its end date (spec 1 §4).
 */
export function premiumUntil(subscription: Subscription): Date | null {
  if (subscription.subscriptionStatus === 'active') return NEVER_ENDS;
  if (subscription.subscriptionStatus !== 'canceled' || !subscription.subscriptionEndDate)
    return null;
  return new Date(subscription.subscriptionEndDate);
}

/** Whether a subscription is premium at the given moment. */
export function isPremiumAt(subscription: Subscription, now: Date): boolean {
  const until = premiumUntil(subscription);
  return until !== null && now.getTime() <= until.getTime();
}

import type { Subscription } from '../schemas/subscription';

/** Represents 'no end date' as a date: 9999-12-31. */
export const NEVER_ENDS = new Date('9999-12-31T00:00:00.000Z');

/** Returns the last moment of premium, inclusive, or null if the subscription is not premium. */
export function premiumUntil(subscription: Subscription): Date | null {
  if (subscription.subscriptionStatus === 'active') return NEVER_ENDS;
  if (subscription.subscriptionStatus !== 'canceled' || !subscription.subscriptionEndDate)
    return null;
  return new Date(subscription.subscriptionEndDate);
}

export function isPremiumAt(subscription: Subscription, now: Date): boolean {
  const until = premiumUntil(subscription);
  return until !== null && now.getTime() <= until.getTime();
}

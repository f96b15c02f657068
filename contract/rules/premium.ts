import type { Subscription } from '../schemas/subscription';

/** Stands for 'no end date' where a date is required: 9999-12-31. */
export const NEVER_ENDS = new Date('9999-12-31T00:00:00.000Z');

/** Returns the last moment at which the subscription is premium, inclusive, or null if it is not premium. */
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

import type { Subscription } from '../schemas/subscription';

/** A date that stands for 'no end' in fields that require a date: 9999-12-31. */
export const NO_END_DATE = new Date('9999-12-31T00:00:00.000Z');

/** Returns the last moment (inclusive) at which the subscription gives premium, or null if it gives no premium. */
export function premiumUntil(subscription: Subscription): Date | null {
  if (subscription.subscriptionStatus === 'active') return NO_END_DATE;
  if (subscription.subscriptionStatus !== 'canceled' || !subscription.subscriptionEndDate)
    return null;
  return new Date(subscription.subscriptionEndDate);
}

export function isPremiumAt(subscription: Subscription, now: Date): boolean {
  const until = premiumUntil(subscription);
  return until !== null && now.getTime() <= until.getTime();
}

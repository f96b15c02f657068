import type { Subscription } from '../schemas/subscription';
import {
  FREE_RETENTION_DAYS,
  LAPSE_RETENTION_DAYS,
  PREMIUM_RETENTION_DAYS,
} from '../schemas/retention';
import { DAY_MS } from './durations';

type PlanOfOwner = Pick<Subscription, 'subscriptionStatus' | 'subscriptionEndDate'>;

/**
 * Returns when an item expires without premium: 30 days after `addedAt`, but never before the end of that UTC month.
 */
export const freeExpiry = (addedAt: Date): Date => expiryAfter(FREE_RETENTION_DAYS, addedAt);

/** Returns when an item expires with premium: 90 days after `addedAt`, but never before the end of that UTC month. */
export const premiumExpiry = (addedAt: Date): Date => expiryAfter(PREMIUM_RETENTION_DAYS, addedAt);

/**
 * Returns when an item expires, given its owner's plan. Active plan: at the end of the premium time. Canceled plan,
 * before or after its end: 30 days after the plan's end, but not before the end of the free time and not after the
 * end of the premium time. No plan: at the end of the free time.
 */
export function itemExpiry(addedAt: Date, plan: PlanOfOwner): Date {
  if (plan.subscriptionStatus === 'active') return premiumExpiry(addedAt);
  const lapse = lapseOf(plan);
  const free = freeExpiry(addedAt);
  if (lapse === null) return free;
  // An item that was added after the end of the plan expires at the end of its free time. That is later than 30 days
  // after the plan's end.
  const afterLapse = Math.min(premiumExpiry(addedAt).getTime(), lapseExpiry(lapse).getTime());
  return new Date(Math.max(free.getTime(), afterLapse));
}

/**
 * Returns when an item expires if the end of a plan cuts its premium time short: 30 days after the end of the plan. All
 * other items expire at the end of their free time or their premium time.
 */
export const lapseExpiry = (lapse: Date): Date =>
  new Date(lapse.getTime() + LAPSE_RETENTION_DAYS * DAY_MS);

/** Returns the end of a canceled plan, which can be in the future, or null if the plan is not canceled. */
const lapseOf = ({ subscriptionStatus, subscriptionEndDate }: PlanOfOwner): Date | null =>
  subscriptionStatus === 'canceled' && subscriptionEndDate ? new Date(subscriptionEndDate) : null;

function expiryAfter(days: number, addedAt: Date): Date {
  const endOfMonth = Date.UTC(addedAt.getUTCFullYear(), addedAt.getUTCMonth() + 1, 1);
  return new Date(Math.max(addedAt.getTime() + days * DAY_MS, endOfMonth));
}

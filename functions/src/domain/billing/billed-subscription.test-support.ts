import { DAY_MS } from '@contract/rules/durations';
import type { BilledSubscription } from './billed-subscription';

export const NOON = new Date('2026-11-25T12:00:00.000Z');
export const daysFromNoon = (days: number): Date => new Date(NOON.getTime() + days * DAY_MS);

/** Returns a monthly subscription that began ten days ago. */
export const sampleSubscription = (
  changed: Partial<BilledSubscription> = {},
): BilledSubscription => ({
  id: 'sub_1',
  status: 'active',
  plan: 'monthly',
  createdAt: daysFromNoon(-10),
  periodEnd: daysFromNoon(20),
  cancelAt: null,
  endedAt: null,
  ...changed,
});

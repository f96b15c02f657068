import { describe, expect, it } from 'vitest';
import { isPremiumAt } from './premium';

const end = '2026-03-31T12:00:00.000Z';
const canceled = {
  subscriptionStatus: 'canceled',
  subscriptionPlan: 'monthly',
  subscriptionEndDate: end,
} as const;

describe('isPremiumAt', () => {
  it('holds for an active subscription, whatever its end date says', () => {
    const active = { ...canceled, subscriptionStatus: 'active' } as const;
    expect(isPremiumAt(active, new Date('2030-01-01'))).toBe(true);
  });

  it('holds for a canceled one up to and at its end, not a millisecond later', () => {
    expect(isPremiumAt(canceled, new Date(end))).toBe(true);
    expect(isPremiumAt(canceled, new Date(Date.parse(end) + 1))).toBe(false);
  });

  it('does not hold without a subscription or where a canceled one names no end', () => {
    const none = { subscriptionStatus: null, subscriptionPlan: null, subscriptionEndDate: null };
    expect(isPremiumAt(none, new Date(0))).toBe(false);
    expect(isPremiumAt({ ...canceled, subscriptionEndDate: null }, new Date(0))).toBe(false);
  });
});

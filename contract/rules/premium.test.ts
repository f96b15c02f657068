import { describe, expect, it } from 'vitest';
import { isPremiumAt } from './premium';

const end = '2026-03-31T12:00:00.000Z';
const canceled = {
  subscriptionStatus: 'canceled',
  subscriptionPlan: 'monthly',
  subscriptionEndDate: end,
} as const;

describe('isPremiumAt', () => {
  it('returns true for an active subscription, regardless of its end date', () => {
    const active = { ...canceled, subscriptionStatus: 'active' } as const;
    expect(isPremiumAt(active, new Date('2030-01-01'))).toBe(true);
  });

  it('returns true for a canceled subscription up to and including its end date', () => {
    expect(isPremiumAt(canceled, new Date(end))).toBe(true);
    expect(isPremiumAt(canceled, new Date(Date.parse(end) + 1))).toBe(false);
  });

  it('returns false without a subscription, and for a canceled subscription without an end date', () => {
    const none = { subscriptionStatus: null, subscriptionPlan: null, subscriptionEndDate: null };
    expect(isPremiumAt(none, new Date(0))).toBe(false);
    expect(isPremiumAt({ ...canceled, subscriptionEndDate: null }, new Date(0))).toBe(false);
  });
});

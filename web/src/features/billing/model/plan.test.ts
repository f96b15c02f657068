import type { SubscriptionStatus } from '@contract/schemas/subscription';
import { expect, it } from 'vitest';
import { planOf } from './plan';

const at = '2026-12-01T00:00:00.000Z';
const statusLike = (change: Partial<SubscriptionStatus>): SubscriptionStatus => ({
  ...{ subscriptionStatus: 'active', subscriptionPlan: 'monthly', subscriptionEndDate: at },
  ...{ isPremium: true, submissionsLeft: null },
  ...change,
});

it('renews an active plan', () => {
  expect(planOf(statusLike({}))).toEqual({
    label: 'Active',
    billed: 'Premium, paid monthly',
    date: { word: 'Renews', at },
  });
});

it('says when a canceled plan expires', () => {
  expect(planOf(statusLike({ subscriptionStatus: 'canceled' }))).toMatchObject({
    label: 'Canceled',
    date: { word: 'Expires', at },
  });
});

it('shows the free plan when a canceled one has ended', () => {
  const ended = statusLike({ subscriptionStatus: 'canceled', isPremium: false });
  expect(planOf(ended)).toEqual({ label: 'Free', billed: null, date: null });
});

it('shows no date when none is stored', () => {
  expect(planOf(statusLike({ subscriptionEndDate: null })).date).toBeNull();
});

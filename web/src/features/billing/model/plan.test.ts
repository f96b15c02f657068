import type { SubscriptionStatus } from '@contract/schemas/subscription';
import { expect, it } from 'vitest';
import { shownPlanOf } from './plan';

const at = '2026-12-01T00:00:00.000Z';
const statusLike = (change: Partial<SubscriptionStatus>): SubscriptionStatus => ({
  subscriptionStatus: 'active',
  subscriptionPlan: 'monthly',
  subscriptionEndDate: at,
  isPremium: true,
  isPastDue: false,
  submissionsLeft: null,
  ...change,
});

it('returns the date on which an active plan renews', () => {
  expect(shownPlanOf(statusLike({}))).toEqual({
    label: 'Active',
    billed: 'Premium, billed monthly',
    date: { word: 'Renews', at },
    isPastDue: false,
  });
});

it('returns the date on which a canceled plan expires', () => {
  expect(shownPlanOf(statusLike({ subscriptionStatus: 'canceled' }))).toMatchObject({
    label: 'Canceled',
    date: { word: 'Expires', at },
  });
});

it('returns the free plan after a canceled plan has ended', () => {
  const ended = statusLike({ subscriptionStatus: 'canceled', isPremium: false });
  expect(shownPlanOf(ended)).toEqual({
    label: 'Free',
    billed: null,
    date: null,
    isPastDue: false,
  });
});

it('returns no date when the server sends none', () => {
  expect(shownPlanOf(statusLike({ subscriptionEndDate: null })).date).toBeNull();
});

it('reports a failed payment only while the member is premium', () => {
  expect(shownPlanOf(statusLike({ isPastDue: true })).isPastDue).toBe(true);
  expect(shownPlanOf(statusLike({ isPastDue: true, isPremium: false })).isPastDue).toBe(false);
});

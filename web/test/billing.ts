import {
  FREE_SUBMISSIONS_PER_MONTH,
  type Subscription,
  type SubscriptionStatus,
} from '@contract/schemas/subscription';

/** The subscription status of a free member in an API response, with `change` applied. */
export const statusLike = (change: Partial<SubscriptionStatus> = {}): SubscriptionStatus => ({
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionEndDate: null,
  isPremium: false,
  isPastDue: false,
  submissionsLeft: FREE_SUBMISSIONS_PER_MONTH,
  ...change,
});

/** A yearly subscription that renews on Dec 1, 2026. */
export const YEARLY: Subscription = {
  subscriptionStatus: 'active',
  subscriptionPlan: 'yearly',
  subscriptionEndDate: '2026-12-01T12:00:00.000Z',
};

/** The subscription status of a member with `YEARLY`, in an API response. */
export const premiumStatusLike = (change: Partial<SubscriptionStatus> = {}): SubscriptionStatus =>
  statusLike({ ...YEARLY, isPremium: true, submissionsLeft: null, ...change });

import {
  FREE_SUBMISSIONS_PER_MONTH,
  type Subscription,
  type SubscriptionStatus,
} from '@contract/schemas/subscription';

/** Returns the subscription status of a free member, in the format of the API. `change` overrides its fields. */
export const subscriptionStatusLike = (
  change: Partial<SubscriptionStatus> = {},
): SubscriptionStatus => ({
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionEndDate: null,
  isPremium: false,
  isPastDue: false,
  submissionsLeft: FREE_SUBMISSIONS_PER_MONTH,
  ...change,
});

/** The fields of a member with a yearly subscription that renews on Dec 1, 2026. */
export const YEARLY: Subscription = {
  subscriptionStatus: 'active',
  subscriptionPlan: 'yearly',
  subscriptionEndDate: '2026-12-01T12:00:00.000Z',
};

/**
 * Returns the subscription status of a member with the subscription `YEARLY`, in the format of the API. `change`
 * overrides its fields.
 */
export const premiumStatusLike = (change: Partial<SubscriptionStatus> = {}): SubscriptionStatus =>
  subscriptionStatusLike({ ...YEARLY, isPremium: true, submissionsLeft: null, ...change });

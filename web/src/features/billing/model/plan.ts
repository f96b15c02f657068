import type { SubscriptionStatus } from '@contract/schemas/subscription';

export interface ShownPlan {
  readonly label: 'Free' | 'Active' | 'Canceled';
  /** How often the plan is billed, as a text for the member. Null for the free plan. */
  readonly billed: string | null;
  readonly date: { readonly word: 'Expires' | 'Renews'; readonly at: string } | null;
  /** True if the last payment failed. Stripe then charges the card again later. */
  readonly isPastDue: boolean;
}

const BILLED = { monthly: 'Premium, billed monthly', yearly: 'Premium, billed yearly' } as const;

/** Returns the plan to show. If a canceled plan has ended, returns the free plan. */
export function shownPlanOf(status: SubscriptionStatus): ShownPlan {
  const { isPremium, subscriptionStatus, subscriptionPlan, subscriptionEndDate: at } = status;
  if (!isPremium) return { label: 'Free', billed: null, date: null, isPastDue: false };
  const isCanceled = subscriptionStatus === 'canceled';
  return {
    label: isCanceled ? 'Canceled' : 'Active',
    billed: subscriptionPlan && BILLED[subscriptionPlan],
    date: at === null ? null : { word: isCanceled ? 'Expires' : 'Renews', at },
    isPastDue: status.isPastDue,
  };
}

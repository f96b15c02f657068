import * as z from 'zod/mini';

/** How many items a free member can share in a calendar month (UTC). */
export const FREE_SUBMISSIONS_PER_MONTH = 20;
export const QUOTA_EXHAUSTED_MESSAGE =
  'You have used all 20 free submissions for this month. Upgrade to Premium for unlimited submissions.';

export const planSchema = z.enum(['monthly', 'yearly']);
export type Plan = z.infer<typeof planSchema>;

export const subscriptionSchema = z.object({
  subscriptionStatus: z.nullable(z.enum(['active', 'canceled'])),
  subscriptionPlan: z.nullable(planSchema),
  subscriptionEndDate: z.nullable(z.iso.datetime()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** The plan of a member. `submissionsLeft` is null if the plan has no limit of submissions. */
export const subscriptionStatusSchema = z.object({
  ...subscriptionSchema.shape,
  isPremium: z.boolean(),
  /** Whether the last payment failed and Stripe will try again. Saved responses of earlier versions lack this field. */
  isPastDue: z._default(z.boolean(), false),
  submissionsLeft: z.nullable(z.int().check(z.nonnegative())),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/**
 * The header of every response to a signed-in member: when the plan last changed, in milliseconds since 1970, or 0 if
 * unknown. If the value has increased, the app refetches the member and the plan. The value can be a minute old.
 */
export const PLAN_VERSION_HEADER = 'x-plan-version';

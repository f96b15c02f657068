import * as z from 'zod/mini';

/** Per calendar month in UTC. */
export const FREE_SUBMISSIONS_PER_MONTH = 20;
export const QUOTA_EXHAUSTED_MESSAGE =
  'You have used all 20 free submissions for this month. Upgrade to Premium for unlimited submissions.';

export const subscriptionSchema = z.object({
  subscriptionStatus: z.nullable(z.enum(['active', 'canceled'])),
  subscriptionPlan: z.nullable(z.enum(['monthly', 'yearly'])),
  subscriptionEndDate: z.nullable(z.iso.datetime()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `submissionsLeft` is null if there is no limit. */
export const subscriptionStatusSchema = z.object({
  ...subscriptionSchema.shape,
  isPremium: z.boolean(),
  submissionsLeft: z.nullable(z.int().check(z.nonnegative())),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

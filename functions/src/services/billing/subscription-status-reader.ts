import { isPremiumAt } from '@contract/rules/premium';
import type { Subscription, SubscriptionStatus } from '@contract/schemas/subscription';
import { type UsersRepo, subscriptionOf } from '../../repos/users-repo';
import type { SubmissionQuota } from '../sharing/submission-quota';

const NO_SUBSCRIPTION: Subscription = {
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionEndDate: null,
};

export interface SubscriptionStatusReader {
  /**
   * Returns a member's plan and what is left of the monthly quota. A member without a billing record counts as free.
   */
  statusOf(uid: string): Promise<SubscriptionStatus>;
}

export function createSubscriptionStatusReader({
  users,
  quota,
  now,
}: {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly quota: SubmissionQuota;
  readonly now: () => Date;
}): SubscriptionStatusReader {
  return {
    async statusOf(uid) {
      const time = now();
      const user = await users.get(uid);
      const subscription = user ? subscriptionOf(user) : NO_SUBSCRIPTION;
      return {
        ...subscription,
        isPremium: isPremiumAt(subscription, time),
        isPastDue: user?.isPastDue ?? false,
        submissionsLeft: await quota.left({ uid, subscription }, time),
      };
    },
  };
}

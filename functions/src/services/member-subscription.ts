import { isPremiumAt } from '@contract/rules/premium';
import type { Subscription } from '@contract/schemas/subscription';
import type { UserRecord } from '../repos/user-record';
import type { UsersRepo } from '../repos/users-repo';

type Subscribed = Pick<
  UserRecord,
  'subscriptionStatus' | 'subscriptionPlan' | 'subscriptionEndDate'
>;

/** A member's subscription as the API tells it. */
export function subscriptionOf(record: Subscribed): Subscription {
  return {
    subscriptionStatus: record.subscriptionStatus,
    subscriptionPlan: record.subscriptionPlan,
    subscriptionEndDate: record.subscriptionEndDate?.toISOString() ?? null,
  };
}

/** Tells whether a member is premium now; a member who is not there is not. */
export function createPremiumCheck(users: UsersRepo, now: () => Date) {
  return async (uid: string): Promise<boolean> => {
    const record = await users.get(uid);
    return record !== null && isPremiumAt(subscriptionOf(record), now());
  };
}

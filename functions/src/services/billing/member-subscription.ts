import type { Subscription } from '@contract/schemas/subscription';
import type { UserRecord } from '../../repos/user-record';

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

import type { Subscriptions } from '../../services/billing/subscriptions';
import type { Handlers } from '../handler';

export function createBillingHandlers({
  subscriptions,
}: {
  readonly subscriptions: Subscriptions;
}): Handlers<'getSubscriptionStatus'> {
  return { getSubscriptionStatus: (_input, { actor }) => subscriptions.statusOf(actor.uid) };
}

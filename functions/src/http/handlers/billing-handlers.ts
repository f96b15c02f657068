import type { Subscriptions } from '../../services/billing/subscriptions';
import type { Handlers } from '../handler';

/** Answers `GET /api/subscription/status`. */
export function createBillingHandlers({
  subscriptions,
}: {
  readonly subscriptions: Subscriptions;
}): Handlers<'getSubscriptionStatus'> {
  return { getSubscriptionStatus: (_input, { actor }) => subscriptions.statusOf(actor.uid) };
}

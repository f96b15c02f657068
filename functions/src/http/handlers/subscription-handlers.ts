import type { Subscriptions } from '../../services/subscriptions';
import type { Handlers } from '../handler';

/** Answers `GET /api/subscription/status`. */
export function createSubscriptionHandlers({
  subscriptions,
}: {
  readonly subscriptions: Subscriptions;
}): Handlers<'getSubscriptionStatus'> {
  return { getSubscriptionStatus: (_input, { actor }) => subscriptions.statusOf(actor.uid) };
}

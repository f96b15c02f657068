import { type BilledSubscription, liveSubscriptions } from './billed-subscription';

/**
 * Returns the subscriptions that would renew during a suspension. A subscription whose period ends after the suspension
 * is not among them.
 */
export const subscriptionsRenewedDuring = (
  subscriptions: readonly BilledSubscription[],
  suspendedUntil: Date,
): BilledSubscription[] =>
  liveSubscriptions(subscriptions).filter(
    ({ cancelAt, periodEnd }) =>
      cancelAt === null && periodEnd !== null && suspendedUntil > periodEnd,
  );

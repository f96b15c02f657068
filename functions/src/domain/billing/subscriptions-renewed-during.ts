import { type BilledSubscription, liveSubscriptions } from './billed-subscription';

/**
 * Returns the subscriptions that would renew before a suspension ends. A subscription whose period ends after the
 * suspension would not.
 */
export const subscriptionsRenewedDuring = (
  subscriptions: readonly BilledSubscription[],
  suspendedUntil: Date,
): BilledSubscription[] =>
  liveSubscriptions(subscriptions).filter(
    ({ cancelAt, periodEnd }) =>
      cancelAt === null && periodEnd !== null && suspendedUntil > periodEnd,
  );

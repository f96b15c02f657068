import { type BilledSubscription, liveOnes } from './billed-subscription';

/**
 * Returns the subscriptions that would renew during a suspension. A subscription whose period ends after the suspension
 * is not among them.
 */
export const renewedDuring = (
  subscriptions: readonly BilledSubscription[],
  suspendedUntil: Date,
): BilledSubscription[] =>
  liveOnes(subscriptions).filter(
    ({ cancelAt, periodEnd }) =>
      cancelAt === null && periodEnd !== null && suspendedUntil > periodEnd,
  );

import { type BilledSubscription, liveOnes } from './billed-subscription';

/**
 * Returns the subscriptions that a suspension until a time outlasts and that would renew while it lasts. A suspension that ends with the period or before
 * changes nothing.
 */
export const renewedDuring = (
  subscriptions: readonly BilledSubscription[],
  suspendedUntil: Date,
): BilledSubscription[] =>
  liveOnes(subscriptions).filter(
    ({ cancelAt, periodEnd }) =>
      cancelAt === null && periodEnd !== null && suspendedUntil > periodEnd,
  );

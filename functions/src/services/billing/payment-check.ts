import { isPremiumAt } from '@contract/rules/premium';
import type { BillingGateway } from '../../gateways/billing/billing';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { BillingRepo } from '../../repos/billing-repo';
import { subscriptionOf } from '../../repos/users-repo';
import type { SyncSubscription } from './subscription-sync';
import type { SuspendedSubscriptionEnder } from './suspended-subscription-ender';

/**
 * Identifies a payment by its subscription or its checkout session. Stripe's payment page passes these ids to the
 * browser.
 */
export interface PaymentIds {
  readonly subscriptionId?: string | undefined;
  readonly sessionId?: string | undefined;
}

export interface PaymentCheck {
  /**
   * Reads the member's subscription from Stripe, and returns whether they are premium now. Throws AppError
   * 'not_found' if the payment is not the member's own, and 'unavailable' if Stripe fails.
   */
  check(actor: Actor, payment: PaymentIds): Promise<boolean>;
}

interface PaymentCheckDeps {
  readonly billing: Pick<BillingRepo, 'get'>;
  readonly gateway: Pick<BillingGateway, 'subscription' | 'customerOfCheckout'>;
  readonly suspendedSubscriptionEnder: SuspendedSubscriptionEnder;
  readonly sync: SyncSubscription;
  readonly now: () => Date;
}

export function createPaymentCheck({
  billing,
  gateway,
  suspendedSubscriptionEnder,
  sync,
  now,
}: PaymentCheckDeps): PaymentCheck {
  const customersOf = ({ subscriptionId, sessionId }: PaymentIds) =>
    Promise.all([
      ...(subscriptionId === undefined
        ? []
        : [gateway.subscription(subscriptionId).then((found) => found?.customerId ?? null)]),
      ...(sessionId === undefined ? [] : [gateway.customerOfCheckout(sessionId)]),
    ]);

  return {
    check: async (actor, payment) => {
      const record = await billing.get(actor.uid);
      const own = record?.customerId ?? null;
      const customers = own === null ? [] : await customersOf(payment);
      if (customers.length === 0 || customers.some((customerId) => customerId !== own))
        throw new AppError('not_found', "We couldn't find this payment.");
      // Ends the subscription of a suspended member. Suspended members cannot start a checkout, so the member paid with
      // a checkout that began before the suspension.
      if (actor.suspendedUntil !== null) await suspendedSubscriptionEnder.end(actor);
      const synced = await sync(actor);
      return synced !== null && isPremiumAt(subscriptionOf(synced.plan.after), now());
    },
  };
}

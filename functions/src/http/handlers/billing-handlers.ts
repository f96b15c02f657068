import type { billingEndpoints } from '@contract/endpoints/billing';
import type { Checkout } from '../../services/billing/checkout';
import type { PaymentCheck } from '../../services/billing/payment-check';
import type { Portal } from '../../services/billing/portal';
import type { StripeEvents } from '../../services/billing/stripe-events';
import type { Subscriptions } from '../../services/billing/subscriptions';
import type { Handlers } from '../handler';

interface BillingDeps {
  readonly checkout: Checkout;
  readonly paymentCheck: PaymentCheck;
  readonly portal: Portal;
  readonly stripeEvents: StripeEvents;
  readonly subscriptions: Subscriptions;
}

export function createBillingHandlers(deps: BillingDeps): Handlers<keyof typeof billingEndpoints> {
  return {
    getSubscriptionStatus: (_input, { actor }) => deps.subscriptions.statusOf(actor.uid),
    createCheckoutSession: async ({ body }, { actor }) => ({
      url: await deps.checkout.start(actor, body.plan),
    }),
    createPortalSession: async (_input, { actor }) => {
      const url = await deps.portal.open(actor);
      return { url, portalConfigurationRequired: url === null };
    },
    verifySubscription: async ({ body }, { actor }) => ({
      success: await deps.paymentCheck.check(actor, body),
    }),
    receiveStripeEvent: async ({ rawBody }) => {
      await deps.stripeEvents.receive(rawBody);
      return { received: true };
    },
  };
}

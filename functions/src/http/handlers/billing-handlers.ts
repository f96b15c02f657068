import type { billingEndpoints } from '@contract/endpoints/billing';
import type { Checkout } from '../../services/billing/checkout';
import type { PaymentCheck } from '../../services/billing/payment-check';
import type { Portal } from '../../services/billing/portal';
import type { StripeEventReceiver } from '../../services/billing/stripe-event-receiver';
import type { SubscriptionStatusReader } from '../../services/billing/subscription-status-reader';
import type { Handlers } from '../handler';

interface BillingDeps {
  readonly checkout: Checkout;
  readonly paymentCheck: PaymentCheck;
  readonly portal: Portal;
  readonly stripeEventReceiver: StripeEventReceiver;
  readonly subscriptions: SubscriptionStatusReader;
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
      await deps.stripeEventReceiver.receive(rawBody);
      return { received: true };
    },
  };
}

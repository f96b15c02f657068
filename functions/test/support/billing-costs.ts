import * as z from 'zod/mini';
import { loadStripeClient } from '../../src/gateways/billing/load-stripe-client';
import type { MeteredMember } from './metered-member';
import { type CallCost, localStripeSettings, type MeteredProduct } from './metered-product';

const urlSchema = z.object({ url: z.string() });

/** Measures the payment of a member, from the checkout to the last event. */
export async function measureBillingCosts(product: MeteredProduct, { cookie }: MeteredMember) {
  const checkout = () =>
    product.call('createCheckoutSession', { cookie, json: { plan: 'monthly' } });
  const first = await checkout();
  const second = await checkout();
  const session = new URL(urlSchema.parse(second.body).url).pathname.split('/').at(-1) ?? '';
  await payInStripe(session);
  const verify = () => product.call('verifySubscription', { cookie, json: { sessionId: session } });
  const sendEvent = await eventsOf(product, session);
  return [
    ['POST /api/subscription/create-checkout-session, the first', first],
    ['POST /api/subscription/create-checkout-session, for a customer', second],
    ['POST /api/stripe/webhook, a new plan', await sendEvent('evt_1')],
    ['POST /api/stripe/webhook, nothing changed', await sendEvent('evt_2')],
    ['POST /api/stripe/webhook, repeated', await sendEvent('evt_2')],
    ['POST /api/stripe/webhook, of nobody', await sendEvent('evt_3', 'cus_of_nobody')],
    ['POST /api/subscription/verify', await verify()],
    [
      'POST /api/subscription/create-portal-session',
      await product.call('createPortalSession', { cookie }),
    ],
  ] satisfies CallCost[];
}

async function payInStripe(session: string): Promise<void> {
  const body = JSON.stringify({ session });
  const paid = await fetch(`${localStripeSettings().apiOrigin}/__control/pay`, {
    method: 'POST',
    body,
  });
  if (!paid.ok) throw new Error(`The payment failed: ${await paid.text()}`);
}

/** Returns a function that sends an event about the customer of a checkout session, or about another customer. */
async function eventsOf(product: MeteredProduct, session: string) {
  const stripe = await loadStripeClient(localStripeSettings());
  const { customer: own } = await stripe.checkout.sessions.retrieve(session);
  const secret = localStripeSettings().webhookSecret;
  return (id: string, customer: unknown = own) => {
    const json = { id, type: 'invoice.paid', data: { object: { object: 'invoice', customer } } };
    const payload = JSON.stringify(json);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    return product.call('receiveStripeEvent', { json, headers: { 'stripe-signature': signature } });
  };
}

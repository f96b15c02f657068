import type Stripe from 'stripe';
import { stripeIdOfReference } from './billed-subscriptions';
import { nullIfStripeRejects } from './stripe-errors';

/**
 * The metadata of a refund for a second subscription, which a member started while another subscription was active. A
 * refund that a person makes in Stripe's dashboard does not have this metadata.
 */
const AS_SECOND = { key: 'reason', value: 'second_subscription' } as const;

interface Payment {
  readonly invoiceId: string;
  readonly paymentIntentId: string;
}

/** Returns the latest payment for a subscription. Returns null if nothing has been paid yet, as in a trial. */
async function latestPayment(stripe: Stripe, subscription: string): Promise<Payment | null> {
  const paid = stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: 10,
    expand: ['data.payments'],
  });
  // Stripe lists the newest invoices first.
  for await (const { id, amount_paid: amount, payments } of paid) {
    if (amount === 0) continue;
    const payment = payments?.data.find(({ status }) => status === 'paid')?.payment;
    return payment?.payment_intent
      ? { invoiceId: id, paymentIntentId: stripeIdOfReference(payment.payment_intent) }
      : null;
  }
  return null;
}

/** Returns true if the latest payment was refunded in full or lost in a dispute. */
export async function isLatestPaymentTakenBack(
  stripe: Stripe,
  subscription: string,
): Promise<boolean> {
  const payment = await latestPayment(stripe, subscription);
  if (!payment) return false;
  const { paymentIntentId } = payment;
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge'],
  });
  if (charge === null || typeof charge === 'string') return false;
  if (charge.refunded || !charge.disputed) return charge.refunded;
  const { data: disputes } = await stripe.disputes.list({ payment_intent: paymentIntentId });
  return disputes.some(({ status }) => status === 'lost');
}

/** Refunds what is left of the latest payment. Does nothing if the payment was fully refunded already. */
export async function refundLatestPayment(stripe: Stripe, subscription: string): Promise<void> {
  const payment = await latestPayment(stripe, subscription);
  if (!payment) return;
  const { invoiceId, paymentIntentId } = payment;
  await nullIfStripeRejects(
    stripe.refunds.create(
      { payment_intent: paymentIntentId, metadata: { [AS_SECOND.key]: AS_SECOND.value } },
      { idempotencyKey: `refund-${invoiceId}` },
    ),
    ['charge_already_refunded', 'charge_disputed'],
  );
}

/** Returns true if `refundLatestPayment` has refunded the latest payment, completely or what was left of it. */
export async function wasRefundedAsSecondSubscription(
  stripe: Stripe,
  subscription: string,
): Promise<boolean> {
  const payment = await latestPayment(stripe, subscription);
  if (!payment) return false;
  const { data } = await stripe.refunds.list({ payment_intent: payment.paymentIntentId });
  return data.some(({ metadata }) => metadata?.[AS_SECOND.key] === AS_SECOND.value);
}

import type Stripe from 'stripe';

/**
 * Finds the latest invoice of a subscription whose amount is above 0, and returns the charge that paid it. Returns null
 * if there is no such charge.
 */
async function latestCharge(stripe: Stripe, subscription: string): Promise<Stripe.Charge | null> {
  const { data: invoices } = await stripe.invoices.list({ subscription, status: 'paid' });
  const invoice = invoices.find(({ amount_paid: paid }) => paid > 0)?.id;
  if (invoice === undefined) return null;
  const { data: payments } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  const intent = payments[0]?.payment.payment_intent;
  if (typeof intent !== 'string') return null;
  const { data: charges } = await stripe.charges.list({ payment_intent: intent });
  return charges.find(({ paid }) => paid) ?? null;
}

/**
 * What became of the latest payment. An open or won dispute makes it 'disputed', which does not count as taken back.
 */
export type PaymentState = 'none' | 'paid' | 'partly refunded' | 'refunded' | 'disputed' | 'lost';

/** Returns what became of the latest payment for a subscription. */
export async function paymentStateOf(stripe: Stripe, subscription: string): Promise<PaymentState> {
  const charge = await latestCharge(stripe, subscription);
  if (!charge) return 'none';
  if (charge.refunded) return 'refunded';
  if (!charge.disputed) return charge.amount_refunded > 0 ? 'partly refunded' : 'paid';
  const { data: disputes } = await stripe.disputes.list({ charge: charge.id });
  return disputes.some(({ status }) => status === 'lost') ? 'lost' : 'disputed';
}

export const isTakenBack = (money: PaymentState): boolean =>
  money === 'refunded' || money === 'lost';

import type { Account } from './account';
import { newCharge, newPaymentIntent } from './payment-objects';
import { cardOf, TEST_CARDS } from './payment-methods';
import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod } from './stored';

const DAY_S = 24 * 60 * 60;

/** The seconds that Stripe waits before each further attempt to collect a failed payment: 3, 5 and 7 days. */
const RETRY_AFTER_S = [3 * DAY_S, 5 * DAY_S, 7 * DAY_S];

/**
 * Returns the object 'invoice payment' of an invoice, and creates it at the first attempt to pay. All attempts to pay
 * an invoice share this object.
 */
function paymentOf(account: Account, invoice: Invoice, card: PaymentMethod): InvoicePayment {
  const { state } = account;
  const existing = Object.values(state.invoicePayments).find((it) => it.invoice === invoice.id);
  if (existing) return existing;
  const intent = newPaymentIntent(account, invoice, card);
  state.paymentIntents[intent.id] = intent;
  const payment: InvoicePayment = {
    id: account.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  state.invoicePayments[payment.id] = payment;
  return payment;
}

/** Charges a card. Returns whether the bank accepted the charge. */
function charge(account: Account, payment: InvoicePayment, card: PaymentMethod): boolean {
  const { state } = account;
  const intent = state.paymentIntents[payment.payment.payment_intent];
  if (!intent) throw new Error(`The payment ${payment.id} has no payment intent.`);
  const isPaid = card.card?.last4 !== TEST_CARDS.declined;
  const charged = newCharge(account, intent, card, isPaid);
  state.charges[charged.id] = charged;
  Object.assign(intent, {
    latest_charge: charged.id,
    payment_method: isPaid ? card.id : null,
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    amount_received: isPaid ? intent.amount : 0,
    last_payment_error: isPaid
      ? null
      : {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          charge: charged.id,
          message: 'Your card was declined.',
        },
  } satisfies Partial<PaymentIntent>);
  return isPaid;
}

function markPaid(account: Account, invoice: Invoice): void {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  } satisfies Partial<Invoice>);
  account.emit('invoice.paid', invoice);
}

function markFailed(account: Account, invoice: Invoice): void {
  const wait = RETRY_AFTER_S[invoice.attempt_count - 1];
  // Stripe does not retry the payment of a subscription's first invoice.
  const isRetried = wait !== undefined && invoice.billing_reason !== 'subscription_create';
  Object.assign(invoice, {
    attempted: true,
    auto_advance: isRetried,
    next_payment_attempt: isRetried ? account.now() + wait : null,
  } satisfies Partial<Invoice>);
  account.emit('invoice.payment_failed', invoice);
}

/**
 * Tries to pay an open invoice with the card of the subscription. If the bank declines the card, plans the next
 * attempt. Returns whether the invoice is paid.
 */
export function payInvoice(account: Account, invoice: Invoice): boolean {
  if (invoice.amount_due === 0) {
    markPaid(account, invoice);
    return true;
  }
  const { state } = account;
  const subscription = state.subscriptions[invoice.parent.subscription_details.subscription];
  const card = subscription ? cardOf(account, subscription) : null;
  if (!card) throw new Error(`The invoice ${invoice.id} has no card.`);
  const payment = paymentOf(account, invoice, card);
  const isPaid = charge(account, payment, card);
  invoice.attempt_count += 1;
  if (!isPaid) {
    markFailed(account, invoice);
    return false;
  }
  Object.assign(payment, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    status_transitions: { canceled_at: null, paid_at: account.now() },
  } satisfies Partial<InvoicePayment>);
  markPaid(account, invoice);
  return true;
}

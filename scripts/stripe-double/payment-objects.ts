import type { Account } from './account';
import type { Charge, Invoice, PaymentIntent, PaymentMethod } from './stored';

/** The fields of a payment intent that our code never uses, each with a possible value. */
const UNUSED = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<PaymentIntent>;

/** Returns a new payment intent for an invoice. */
export function newPaymentIntent(
  account: Account,
  invoice: Invoice,
  card: PaymentMethod,
): PaymentIntent {
  const id = account.newId('pi');
  return {
    ...UNUSED,
    id,
    object: 'payment_intent',
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_local`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription payment',
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    payment_method: card.id,
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
  };
}

const DECLINE = {
  failure_code: 'card_declined',
  failure_message: 'Your card was declined.',
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: '01',
    network_status: 'declined_by_network',
    reason: 'generic_decline',
    risk_level: 'normal',
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  },
} satisfies Partial<Charge>;

const SUCCESS = {
  failure_code: null,
  failure_message: null,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    seller_message: 'Payment complete.',
    type: 'authorized',
  },
} satisfies Partial<Charge>;

/** Returns a new charge: one attempt to charge a card. */
export function newCharge(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  isPaid: boolean,
): Charge {
  const id = account.newId('ch');
  return {
    ...(isPaid ? SUCCESS : DECLINE),
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.billing_details, tax_id: null },
    calculated_statement_descriptor: 'BOLOBOARD',
    captured: isPaid,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(intent, method), type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: isPaid ? `${account.origin}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function cardDetails({ amount }: PaymentIntent, { card }: PaymentMethod): CardDetails {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2040,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

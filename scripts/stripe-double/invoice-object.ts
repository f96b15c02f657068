import type Stripe from 'stripe';
import type { Account } from './account';
import type { Customer, Invoice, InvoiceLine, Price, Subscription } from './stored';

export interface NewInvoiceLine {
  readonly price: Price;
  /** The amount in cents. It is negative if it pays back unused time. */
  readonly amount: number;
  readonly description?: string;
}

export interface NewInvoice {
  readonly id: string;
  readonly subscription: Subscription;
  readonly customer: Customer;
  readonly reason: Stripe.Invoice.BillingReason;
  readonly lines: readonly InvoiceLine[];
}

/** The fields of an invoice that always have the same values, because our prices and settings do not use them. */
const UNUSED = {
  account_country: 'US',
  account_name: 'BoloBoard',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid_off_stripe: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
} satisfies Partial<Invoice>;

/** Returns an invoice line about the current period of a subscription. */
export function newInvoiceLine(
  account: Account,
  { id: subscription, items }: Subscription,
  { price, amount, description }: NewInvoiceLine,
): Omit<InvoiceLine, 'invoice'> {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${subscription} has no item.`);
  return {
    id: account.newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: description ?? '1 × BoloBoard Premium',
    discount_amounts: [],
    discountable: amount >= 0,
    discounts: [],
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: amount < 0,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription,
    subtotal: amount,
    taxes: [],
  };
}

/**
 * Returns the amounts of an invoice in cents: the sum of its lines, and what the customer must pay after the customer's
 * credit is subtracted.
 */
function amountsOf({ lines, customer }: NewInvoice) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  // The balance of a customer with a credit is negative, so adding it makes the amount smaller.
  const due = Math.max(0, total + customer.balance);
  return {
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: Math.min(0, customer.balance + total),
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  } satisfies Partial<Invoice>;
}

/** Returns a new invoice, which is finalized and so can be paid. */
export function newInvoice(account: Account, fields: NewInvoice): Invoice {
  const { id, customer, subscription, reason, lines } = fields;
  const now = account.now();
  return {
    ...UNUSED,
    ...amountsOf(fields),
    id,
    object: 'invoice',
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    effective_at: now,
    hosted_invoice_url: `${account.origin}/receipts/${id}`,
    invoice_pdf: `${account.origin}/receipts/${id}`,
    lines: { object: 'list', data: [...lines], has_more: false, url: `/v1/invoices/${id}/lines` },
    next_payment_attempt: null,
    number: numberOf(customer),
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: now,
    period_start: now,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    webhooks_delivered_at: now,
  };
}

/** Returns the number of the next invoice. The invoices of a customer have consecutive numbers. */
function numberOf(customer: Customer): string {
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  return `${customer.invoice_prefix ?? 'LOCAL'}-${String(sequence).padStart(4, '0')}`;
}

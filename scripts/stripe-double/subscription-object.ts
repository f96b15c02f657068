import type Stripe from 'stripe';
import type { Account } from './account';
import type { Price, Subscription, SubscriptionItem } from './stored';

/** The fields of a subscription that always have the same values, because our prices and settings do not use them. */
const UNUSED = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
  },
} satisfies Partial<Subscription>;

export interface NewSubscription {
  readonly customer: string;
  readonly card: string;
  readonly price: Price;
  readonly periodEnd: number;
  readonly trialEnd: number | null;
  readonly metadata: Stripe.Metadata;
}

/**
 * Returns the value of the field `plan` of a subscription item. It is the price in the form that older API versions
 * use.
 */
export const planOf = (price: Price): SubscriptionItem['plan'] => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

function itemOf(
  account: Account,
  subscription: string,
  { price, periodEnd }: NewSubscription,
): SubscriptionItem {
  return {
    id: account.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: account.now(),
    current_period_end: periodEnd,
    current_period_start: account.now(),
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** Returns a new subscription, which is incomplete until its first invoice is paid. */
export function newSubscription(account: Account, fields: NewSubscription): Subscription {
  const id = account.newId('sub');
  const now = account.now();
  return {
    ...UNUSED,
    id,
    object: 'subscription',
    billing_cycle_anchor: fields.trialEnd ?? now,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    currency: fields.price.currency,
    customer: fields.customer,
    default_payment_method: fields.card,
    ended_at: null,
    items: {
      object: 'list',
      data: [itemOf(account, id, fields)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata: fields.metadata,
    start_date: now,
    status: 'incomplete',
    trial_end: fields.trialEnd,
    trial_start: fields.trialEnd === null ? null : now,
  };
}

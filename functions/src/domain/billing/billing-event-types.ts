/**
 * The types of Stripe events that can be about a changed subscription. `npm run setup-billing` subscribes the webhook
 * to these types, and the webhook ignores all others.
 */
export const BILLING_EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/**
 * The lookup keys of the prices in Stripe, and the metadata of the portal configuration. The product finds the prices
 * and the configuration by these values.
 */
export const PRICE_LOOKUP_KEYS = {
  monthly: 'boloboard_monthly',
  yearly: 'boloboard_yearly',
} as const;
export const PORTAL_METADATA = { key: 'boloboard', value: 'portal' } as const;

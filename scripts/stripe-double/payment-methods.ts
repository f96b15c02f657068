import type { Account } from './account';
import type { Customer, PaymentMethod, Subscription } from './stored';

/**
 * The last four digits of two test cards of Stripe. The bank accepts all payments with the card `pays`, and declines
 * all payments with the card `declined`.
 */
export const TEST_CARDS = { pays: '4242', declined: '0341' } as const;

export type TestCard = (typeof TEST_CARDS)[keyof typeof TEST_CARDS];

/** Stores a card for a customer. */
export function addCard(account: Account, customer: Customer, last4: TestCard): PaymentMethod {
  const card: PaymentMethod = {
    id: account.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: null,
      email: customer.email,
      name: customer.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2040,
      fingerprint: account.state.seed,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  account.state.paymentMethods[card.id] = card;
  return card;
}

/** Returns the card that pays for a subscription. */
export function cardOf({ state }: Account, subscription: Subscription): PaymentMethod | null {
  return state.paymentMethods[subscription.default_payment_method ?? ''] ?? null;
}

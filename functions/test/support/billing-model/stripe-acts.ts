import type { Plan } from '@contract/schemas/subscription';
import type Stripe from 'stripe';

/** The lookup key of each plan's price. The setup of the Stripe account gives the prices these keys. */
export const LOOKUP_KEYS_BY_PLAN = {
  monthly: 'boloboard_monthly',
  yearly: 'boloboard_yearly',
} as const satisfies Record<Plan, string>;

export const STATUSES_AFTER_RETRIES = ['cancel', 'unpaid', 'past_due'] as const;

/** An event that waits for its delivery. */
export interface HeldEvent {
  readonly id: string;
  readonly type: string;
  readonly customer: string | null;
}

interface OfSubscription {
  readonly subscription: string;
}

/** A customer with all objects that Stripe stores about this customer. */
export interface CustomerAtStripe {
  readonly deleted: boolean;
  readonly subscriptions: readonly Stripe.Subscription[];
  readonly invoices: readonly Stripe.Invoice[];
  readonly charges: readonly Stripe.Charge[];
}

/**
 * The controls of the local Stripe that the model uses: the acts of members, of banks and of people in Stripe's
 * dashboard.
 */
export interface StripeActs {
  pay(input: { session: string }): Promise<unknown>;
  decline(input: { session: string }): Promise<unknown>;
  expireSession(input: { session: string }): Promise<unknown>;
  subscribe(input: {
    customer: string;
    lookupKey: string;
    trialDays?: number;
    declines?: boolean;
  }): Promise<unknown>;
  cancelAtPeriodEnd(input: OfSubscription): Promise<unknown>;
  resume(input: OfSubscription): Promise<unknown>;
  changePlan(input: OfSubscription & { lookupKey: string }): Promise<unknown>;
  updateCard(input: { customer: string; declines: boolean }): Promise<unknown>;
  payOpenInvoice(input: OfSubscription): Promise<unknown>;
  cancelNow(input: OfSubscription): Promise<unknown>;
  pauseSubscription(input: OfSubscription): Promise<unknown>;
  unpauseSubscription(input: OfSubscription): Promise<unknown>;
  refund(input: OfSubscription & { amount?: number }): Promise<unknown>;
  deleteCustomer(input: { customer: string }): Promise<unknown>;
  openDispute(input: OfSubscription): Promise<{ readonly dispute: string }>;
  closeDispute(input: { dispute: string; status: 'won' | 'lost' }): Promise<unknown>;
  configure(input: { afterRetries: (typeof STATUSES_AFTER_RETRIES)[number] }): Promise<unknown>;
  heldEvents(): Promise<readonly HeldEvent[]>;
  dropEvents(input: { ids: readonly string[] }): Promise<unknown>;
  read(input: { customer: string }): Promise<CustomerAtStripe>;
}

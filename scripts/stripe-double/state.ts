import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type {
  Charge,
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Dispute,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  StoredEvent,
  Subscription,
  WebhookEndpoint,
} from './stored';
import type { ActionAfterRetries } from './stripe-control';

/** Objects by their id, the oldest first. */
export type Table<T> = Record<string, T>;

/**
 * What a checkout session sells. This is stored separately, because sessions in Stripe's API do not contain these
 * fields.
 */
export interface CheckoutOrder {
  readonly price: string;
  readonly trialDays: number;
  readonly metadata: Stripe.Metadata;
}

/** A planned delivery of one event to one endpoint. */
export interface EventDelivery {
  readonly event: string;
  readonly url: string;
  attempts: number;
  /** When the next attempt to deliver is planned, in seconds since 1970. */
  due: number;
  isHeld: boolean;
}

/** The first request with an idempotency key, and the response to it. */
export interface IdempotencyRecord {
  readonly request: string;
  readonly status: number;
  readonly body: string;
  readonly created: number;
}

/** The state of an account, as plain JSON. Times are in seconds since 1970. */
export interface State {
  /** A text in all ids of the account, so that two accounts never create the same id. */
  readonly seed: string;
  lastId: number;
  afterRetries: ActionAfterRetries;
  isHoldingEvents: boolean;
  /** The ids of customers whose events are held even if `isHoldingEvents` is false. */
  heldCustomers: string[];
  readonly customers: Table<Customer | DeletedCustomer>;
  readonly products: Table<Product>;
  readonly prices: Table<Price>;
  readonly paymentMethods: Table<PaymentMethod>;
  readonly subscriptions: Table<Subscription>;
  readonly invoices: Table<Invoice>;
  readonly invoicePayments: Table<InvoicePayment>;
  readonly paymentIntents: Table<PaymentIntent>;
  readonly charges: Table<Charge>;
  readonly refunds: Table<Refund>;
  readonly disputes: Table<Dispute>;
  readonly checkoutSessions: Table<CheckoutSession>;
  /** What each checkout session sells, by the id of the session. */
  readonly orders: Table<CheckoutOrder>;
  portalConfigurations: Table<PortalConfiguration>;
  readonly portalSessions: Table<PortalSession>;
  webhookEndpoints: Table<WebhookEndpoint>;
  readonly events: Table<StoredEvent>;
  deliveries: EventDelivery[];
  savedResponses: Table<IdempotencyRecord>;
}

export function emptyState(): State {
  return {
    seed: randomBytes(5).toString('hex'),
    lastId: 0,
    afterRetries: 'cancel',
    isHoldingEvents: false,
    heldCustomers: [],
    customers: {},
    products: {},
    prices: {},
    paymentMethods: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    checkoutSessions: {},
    orders: {},
    portalConfigurations: {},
    portalSessions: {},
    webhookEndpoints: {},
    events: {},
    deliveries: [],
    savedResponses: {},
  };
}

import type Stripe from 'stripe';

/** An event whose delivery waits for `deliverEvents` or `releaseEvents`. */
export interface HeldEvent {
  readonly id: string;
  readonly type: string;
  /** The id of the object that the event is about. */
  readonly object: string;
  /** The id of the customer whom the event is about, or null. */
  readonly customer: string | null;
}

/** What happens to a subscription when all retries of a payment have failed. Stripe has the same setting. */
export type ActionAfterRetries = 'cancel' | 'unpaid' | 'past_due';

/** Failures of requests to the API. With `afterWrite`, the request has its effect, but the response is an error. */
export interface RequestFailure {
  /** The number of requests that fail. */
  readonly count: number;
  /** Only requests with this method fail. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly afterWrite?: boolean;
}

/**
 * The controls of the local Stripe. With them, tests and the demo data do what members and banks do, and let time pass.
 *
 * In one process: `double.control.pay({ session })`. Over HTTP: POST ORIGIN/__control/pay with the input as JSON. The response is
 * the result as JSON (`null` if there is none), or a 400 with `{ message }`.
 */
export interface StripeControl {
  /** Does the work that is due by the injected clock: renewals, retries, ends of subscriptions, expirations of sessions. */
  settle(): Promise<null>;
  /**
   * Lets time pass without a change of the clock: moves all stored times into the past, then does the work that is due. So dates fit the
   * clock of the product, which does not move. A test that can move its own clock calls `settle` instead. With `customer`, moves only the
   * times of this customer.
   */
  advanceClock(input: { seconds: number; customer?: string }): Promise<null>;
  /** Calls `advanceClock` for the customer of a subscription, with the time to a second after the end of the current period. */
  endPeriod(input: { subscription: string }): Promise<null>;

  /** Pays a checkout session, like the button 'Pay'. */
  pay(input: { session: string }): Promise<{ subscription: string }>;
  /** Tries to pay with a card that the bank declines. The session stays open. */
  decline(input: { session: string }): Promise<null>;
  /** Lets an open checkout session expire. */
  expireSession(input: { session: string }): Promise<null>;
  /**
   * Starts and pays a subscription immediately, without a checkout session. With `declines`, the first payment
   * fails and the subscription is incomplete.
   */
  subscribe(input: {
    customer: string;
    lookupKey: string;
    trialDays?: number;
    declines?: boolean;
  }): Promise<{ subscription: string }>;

  /**
   * The controls from here to `payOpenInvoice` do what members can do in the portal. This control cancels a subscription
   * at the end of its period.
   */
  cancelAtPeriodEnd(input: { subscription: string }): Promise<null>;
  resume(input: { subscription: string }): Promise<null>;
  changePlan(input: { subscription: string; lookupKey: string }): Promise<null>;
  /** Stores a card: one that pays, or one that the bank declines. The next attempt to pay an open invoice uses the new card. */
  updateCard(input: { customer: string; declines: boolean }): Promise<null>;
  /** Pays the open invoice of a past due subscription immediately. */
  payOpenInvoice(input: { subscription: string }): Promise<{ paid: boolean }>;

  /**
   * The controls from here to `deleteCustomer` do what admins can do in Stripe's dashboard. This control cancels a
   * subscription immediately.
   */
  cancelNow(input: { subscription: string }): Promise<null>;
  pauseSubscription(input: { subscription: string }): Promise<null>;
  unpauseSubscription(input: { subscription: string }): Promise<null>;
  /** Refunds the latest paid invoice, in full without an `amount` (in cents). */
  refund(input: { subscription: string; amount?: number }): Promise<{ refund: string }>;
  deleteCustomer(input: { customer: string }): Promise<null>;

  /** Lets the bank dispute the payment of the latest paid invoice. */
  openDispute(input: { subscription: string }): Promise<{ dispute: string }>;
  closeDispute(input: { dispute: string; status: 'won' | 'lost' }): Promise<null>;

  /** Changes settings of the account. `portal: false` removes all portal configurations. */
  configure(input: { afterRetries?: ActionAfterRetries; portal?: false }): Promise<null>;
  /** Makes the next requests fail with a 500. */
  failRequests(input: RequestFailure): Promise<null>;

  /**
   * Holds all further events, or with `customer` only the events about this customer, until a control delivers them.
   * Without this control, each event is delivered immediately, and again later if the endpoint does not return 2xx.
   */
  holdEvents(input?: { customer?: string }): Promise<null>;
  /** Returns all held events, or with `customer` only the events about this customer. The oldest is first. */
  heldEvents(input?: { customer?: string }): Promise<readonly HeldEvent[]>;
  /**
   * Delivers these events one after another, in this order. An id may appear twice, or name an event that was
   * delivered before. Returns the status of each response. After a 2xx response, the event is no longer held.
   */
  deliverEvents(input: { ids: readonly string[] }): Promise<readonly number[]>;
  /** Removes held events, which are then never delivered. */
  dropEvents(input: { ids: readonly string[] }): Promise<null>;
  /** Delivers all held events, and holds no further events. */
  releaseEvents(): Promise<null>;
  /** Resolves when every event that is due was delivered or refused. */
  eventsSettled(): Promise<null>;
  /** Returns the body and the signature of an event, so that a test can send it. */
  signedEvent(input: {
    id: string;
    secondsAgo?: number;
  }): Promise<{ body: string; signature: string }>;

  /** Returns what is stored about a customer. `subscriptions` is in the order of creation. */
  read(input: { customer: string }): Promise<{
    deleted: boolean;
    subscriptions: readonly Stripe.Subscription[];
    invoices: readonly Stripe.Invoice[];
    charges: readonly Stripe.Charge[];
  }>;
}

import type Stripe from 'stripe';

/** An event that is not delivered before a call of `deliverEvents` or `releaseEvents`. */
export interface HeldEvent {
  readonly id: string;
  readonly type: string;
  /** The id of the object that the event is about. */
  readonly object: string;
  /** The id of the customer whom the event is about, or null. */
  readonly customer: string | null;
}

/**
 * The state that a subscription gets after the last failed attempt to collect a payment. Stripe has the same setting.
 */
export type ActionAfterRetries = 'cancel' | 'unpaid' | 'past_due';

/** Which requests to the API fail. With `afterWrite`, a request still has its effect, but its response is an error. */
export interface PlannedRequestFailure {
  /** The number of requests that fail. */
  readonly count: number;
  /** If given, only requests with this HTTP method fail. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly afterWrite?: boolean;
}

/**
 * The controls of the local Stripe. With them, tests and the demo data do what members and banks do, and let time pass.
 *
 * In the same process, call `double.control.pay({ session })`. From another process, send POST ORIGIN/__control/pay
 * with the input as JSON. The response is the result as JSON (`null` if there is none), or a 400 with `{ message }`.
 */
export interface StripeControl {
  /**
   * Does the work that is due at the time of the clock: renewals, retries, ends of subscriptions, expirations of
   * sessions.
   */
  settle(): Promise<null>;
  /**
   * Lets time pass without moving the clock: moves all stored times into the past, then does the work that is due. The
   * product's clock does not need to move either. A test that can move its own clock calls `settle` instead. If
   * `customer` is given, moves only the times of this customer.
   */
  advanceClock(input: { seconds: number; customer?: string }): Promise<null>;
  /**
   * Ends the current period of a subscription: calls `advanceClock` for the customer, with the seconds until one second
   * after the end of the period.
   */
  endPeriod(input: { subscription: string }): Promise<null>;

  /** Pays a checkout session, as the button 'Pay' does. Returns the id of the subscription that starts. */
  pay(input: { session: string }): Promise<{ subscription: string }>;
  /** Tries to pay a checkout session with a card that the bank declines. The session stays open. */
  decline(input: { session: string }): Promise<null>;
  /** Lets an open checkout session expire. */
  expireSession(input: { session: string }): Promise<null>;
  /**
   * Starts a subscription and pays for it, without a checkout session. With `declines`, the first payment fails and the
   * subscription is incomplete.
   */
  subscribe(input: {
    customer: string;
    lookupKey: string;
    trialDays?: number;
    declines?: boolean;
  }): Promise<{ subscription: string }>;

  /**
   * Cancels a subscription at the end of its period. This control and those up to `payOpenInvoice` do what members can
   * do in the portal.
   */
  cancelAtPeriodEnd(input: { subscription: string }): Promise<null>;
  resume(input: { subscription: string }): Promise<null>;
  changePlan(input: { subscription: string; lookupKey: string }): Promise<null>;
  /**
   * Replaces the card of a customer by a card that pays. With `declines`, the bank declines the new card. The next
   * attempt to pay an open invoice uses the new card.
   */
  updateCard(input: { customer: string; declines: boolean }): Promise<null>;
  /** Pays the open invoice of a past due subscription immediately. */
  payOpenInvoice(input: { subscription: string }): Promise<{ paid: boolean }>;

  /**
   * Cancels a subscription immediately. This control and those up to `deleteCustomer` do what admins can do in Stripe's
   * dashboard.
   */
  cancelNow(input: { subscription: string }): Promise<null>;
  pauseSubscription(input: { subscription: string }): Promise<null>;
  unpauseSubscription(input: { subscription: string }): Promise<null>;
  /** Refunds the latest paid invoice of a subscription. Without `amount` (in cents), refunds it in full. */
  refund(input: { subscription: string; amount?: number }): Promise<{ refund: string }>;
  deleteCustomer(input: { customer: string }): Promise<null>;

  /** Opens a dispute, as a bank does, about the payment of the latest paid invoice. */
  openDispute(input: { subscription: string }): Promise<{ dispute: string }>;
  closeDispute(input: { dispute: string; status: 'won' | 'lost' }): Promise<null>;

  /** Changes settings of the account. `portal: false` removes all portal configurations. */
  configure(input: { afterRetries?: ActionAfterRetries; portal?: false }): Promise<null>;
  /** Makes the next requests fail with the status 500. */
  failRequests(input: PlannedRequestFailure): Promise<null>;

  /**
   * From now on, holds all events. With `customer`, holds only the events about this customer. A held event waits until
   * a control delivers it. An event that is not held is delivered immediately, and again later if the endpoint does not
   * return 2xx.
   */
  holdEvents(input?: { customer?: string }): Promise<null>;
  /** Returns the held events, the oldest first. With `customer`, returns only the events about this customer. */
  heldEvents(input?: { customer?: string }): Promise<readonly HeldEvent[]>;
  /**
   * Delivers these events one after another, in the given order. An event can be delivered more than once: `ids` may
   * contain an id twice, or the id of an event that was delivered before. Returns the status of each response. An event
   * that got a 2xx response is no longer held.
   */
  deliverEvents(input: { ids: readonly string[] }): Promise<readonly number[]>;
  /** Removes events from the held events, so that they are never delivered. */
  dropEvents(input: { ids: readonly string[] }): Promise<null>;
  /** Delivers all held events, and stops holding new events. */
  releaseEvents(): Promise<null>;
  /** Resolves when the endpoints have accepted or refused every event that is due. */
  eventsSettled(): Promise<null>;
  /** Returns the body and the signature of an event, with which a test can send the event itself. */
  signedEvent(input: {
    id: string;
    secondsAgo?: number;
  }): Promise<{ body: string; signature: string }>;

  /** Returns what is stored about a customer. `subscriptions` has the oldest subscription first. */
  read(input: { customer: string }): Promise<{
    deleted: boolean;
    subscriptions: readonly Stripe.Subscription[];
    invoices: readonly Stripe.Invoice[];
    charges: readonly Stripe.Charge[];
  }>;
}

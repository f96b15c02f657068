import type { Plan } from '@contract/schemas/subscription';
import type { BilledSubscription } from '../../domain/billing/billed-subscription';

/** A customer with all subscriptions, including those that have ended. */
export interface BilledCustomer {
  /** Whether the customer was deleted in Stripe. Stripe ends all subscriptions of such a customer. */
  readonly isDeleted: boolean;
  readonly subscriptions: readonly BilledSubscription[];
}

/**
 * A verified event from Stripe. The event only tells which customer changed. The server reads everything else about the
 * customer from Stripe.
 */
export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  /**
   * The id of the charge by which the server must look up the customer, because the event names none. Null if the event
   * names a customer.
   */
  readonly chargeId: string | null;
}

export interface SignedEvent {
  readonly bytes: Uint8Array;
  readonly signature: string;
}

export interface NewCheckout {
  readonly customerId: string;
  readonly uid: string;
  readonly plan: Plan;
}

/** A subscription that has not ended, with the fields that `openSubscriptions` yields. */
export interface OpenSubscription {
  readonly id: string;
  readonly customerId: string;
  /** The member who started the subscription. Null if a person created it in Stripe's dashboard. */
  readonly uid: string | null;
}

/**
 * The interface to Stripe. Every method can be called again after a failure. Every method throws AppError
 * 'unavailable' if Stripe does not respond or rejects the request, for example because it does not know an id. Some
 * methods have another result for an unknown id, which their comments describe.
 */
export interface BillingGateway {
  /**
   * Creates a customer for a member. A repeated call with the same `uid` and `generation` returns the same customer.
   * `generation` is the number of the member's earlier customers that were deleted.
   */
  createCustomer(member: { readonly uid: string; readonly generation: number }): Promise<string>;
  /** Sets the email address to which Stripe sends receipts. */
  setEmail(customerId: string, email: string): Promise<void>;
  customer(customerId: string): Promise<BilledCustomer>;
  /** Returns a subscription, or null if Stripe does not know the id. */
  subscription(id: string): Promise<(BilledSubscription & { customerId: string }) | null>;
  /** Returns the customer of a checkout session, or null if Stripe does not know the id. */
  customerOfCheckout(sessionId: string): Promise<string | null>;
  customerOfCharge(chargeId: string): Promise<string | null>;
  /** Returns true if the latest payment for a subscription was refunded in full or lost in a dispute. */
  isTakenBack(subscriptionId: string): Promise<boolean>;
  /** Returns true if `refundLatest` has refunded the latest payment. */
  isRefundedAsSecond(subscriptionId: string): Promise<boolean>;
  /**
   * Refunds what is left of the latest payment. Marks the refund as one for a second subscription, which the member
   * started while another subscription was active. Does nothing if there is no payment, or if the payment was fully
   * refunded or is disputed.
   */
  refundLatest(subscriptionId: string): Promise<void>;
  /** Ends a subscription immediately. Does nothing if it has ended already. */
  cancel(subscriptionId: string): Promise<void>;
  /**
   * Makes a subscription end at the end of its paid period. The member can undo this in Stripe's portal. Does nothing
   * if Stripe does not know the id.
   */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Deletes a customer. Does nothing if the customer is already deleted. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Creates a checkout session. Returns the URL of the payment page. */
  createCheckout(checkout: NewCheckout): Promise<string>;
  /** Creates a portal session. Returns the URL of the portal, or null if Stripe has no portal configuration. */
  createPortal(customerId: string): Promise<string | null>;
  /** Yields pages of all subscriptions that have not ended. */
  openSubscriptions(): AsyncIterable<readonly OpenSubscription[]>;
  /**
   * Verifies an event. Returns null if the signature is wrong, or if the signed time is more than 5 minutes in the
   * past or future.
   */
  verifyEvent(event: SignedEvent): Promise<BillingEvent | null>;
}

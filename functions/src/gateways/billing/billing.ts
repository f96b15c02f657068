import type { Plan } from '@contract/schemas/subscription';
import type { BilledSubscription } from '../../domain/billing/billed-subscription';

/** A customer with all subscriptions, also ended ones. */
export interface BilledCustomer {
  /** Stripe ends the subscriptions of a deleted customer. */
  readonly isDeleted: boolean;
  readonly subscriptions: readonly BilledSubscription[];
}

/** A verified event. Only its id, type and whom it concerns count: everything else is read from Stripe. */
export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  /** Of an event that names no customer. */
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

/** A subscription that has not ended, found without knowing its member. */
export interface FoundSubscription {
  readonly id: string;
  readonly customerId: string;
  /** The member who started it, or null if it was made by hand. */
  readonly uid: string | null;
}

/**
 * Stripe. Every method can be repeated after a failure. All throw AppError 'unavailable' if Stripe does not answer, refuses the request,
 * or does not know an id that we stored.
 */
export interface BillingGateway {
  /** Makes one customer for each member and generation. */
  createCustomer(member: { readonly uid: string; readonly generation: number }): Promise<string>;
  /** Stripe sends receipts there. */
  setEmail(customerId: string, email: string): Promise<void>;
  customer(customerId: string): Promise<BilledCustomer>;
  /** Returns null if Stripe does not know the id. */
  subscription(id: string): Promise<(BilledSubscription & { customerId: string }) | null>;
  /** Returns null if Stripe does not know the id. */
  customerOfCheckout(sessionId: string): Promise<string | null>;
  customerOfCharge(chargeId: string): Promise<string | null>;
  /** Whether the latest payment for a subscription was refunded in full, or lost in a dispute. */
  isTakenBack(subscriptionId: string): Promise<boolean>;
  /** Whether `refundLatest` refunded the latest payment. */
  isRefundedAsSecond(subscriptionId: string): Promise<boolean>;
  /**
   * Refunds what is left of the latest payment, and marks it as the refund of a second subscription. Does nothing if there is no
   * payment, or if it was fully refunded or is disputed.
   */
  refundLatest(subscriptionId: string): Promise<void>;
  /** Ends a subscription immediately. Does nothing if it has ended. */
  cancel(subscriptionId: string): Promise<void>;
  /** Lets a subscription end with its paid period. The member can take that back in the portal. Does nothing if Stripe does not know the id. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Does nothing if the customer is deleted. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Returns the URL of the payment page. */
  createCheckout(checkout: NewCheckout): Promise<string>;
  /** Returns the URL of the portal, or null if Stripe has no portal configuration. */
  createPortal(customerId: string): Promise<string | null>;
  /** Yields pages of all subscriptions that have not ended. */
  openSubscriptions(): AsyncIterable<readonly FoundSubscription[]>;
  /** Returns null if the signature is wrong, or if it is more than 5 minutes old or ahead. */
  verifyEvent(event: SignedEvent): Promise<BillingEvent | null>;
}

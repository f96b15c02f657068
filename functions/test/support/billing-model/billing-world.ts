import type { Plan } from '@contract/schemas/subscription';
import type Stripe from 'stripe';
import type { Fault } from './history';
import type { StoredPlan } from './possible-plans';
import type { StripeActs } from './stripe-acts';

export interface SecondSubscriptionMessage {
  readonly subscription: string;
  readonly at: Date;
}

/** The stored plan of a member, and what the product derived from it. */
export interface StoredMember extends StoredPlan {
  readonly planChangedAt: Date | null;
  readonly customerId: string | null;
  readonly writtenTicket: number;
  /** The claims that `copyPremiumClaim` wrote, or null if it never ran. */
  readonly claims: { readonly premiumUntil: number | null; readonly planVersion: number } | null;
  /** The messages to the member about second subscriptions. */
  readonly mailed: readonly SecondSubscriptionMessage[];
  readonly notified: readonly SecondSubscriptionMessage[];
}

/**
 * The result of a call to the product that failed, because a fault was injected or because something else happened at
 * the same time.
 */
export class FailedCall {
  declare protected readonly byConstructor: true;
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

export interface BillingWatcher {
  /** Called when the product may have changed something at Stripe. */
  readonly stripeChanged: () => Promise<void>;
  /** Called when a plan was stored. Throws if the plan is wrong. */
  readonly planStored: (plan: StoredPlan) => void;
}

/** One member of the product, and the member's data at Stripe. A world is either in memory or in the running stack. */
export interface BillingWorld {
  /**
   * Makes this world call the watcher from now on. Does nothing if the world cannot observe each step of the product.
   */
  readonly watch: (watcher: BillingWatcher) => void;
  /** What members, banks and people in Stripe's dashboard can do at Stripe without the product. */
  readonly acts: StripeActs;
  /** The Stripe client with which the checks read the data at Stripe. */
  readonly stripe: Stripe;
  readonly now: () => Date;
  /** Moves the clock forward, and does what becomes due at Stripe in this time. */
  readonly passTime: (seconds: number) => Promise<void>;
  /**
   * Runs tasks at the same time. If the world supports it, it runs them step by step, and `order` decides which task
   * does the next step.
   */
  readonly together: (
    works: readonly (() => Promise<void>)[],
    chance: { readonly order: readonly number[]; readonly fault: Fault | null },
  ) => Promise<{ readonly hasFailedStep: boolean }>;
  /** Runs `act`, which reads or changes data at Stripe, as one step. */
  readonly step: <T>(act: () => Promise<T>) => Promise<T>;
  /** Starts a checkout. Returns the URL of the payment page or of the portal. */
  readonly checkout: (plan: Plan) => Promise<string | FailedCall>;
  /**
   * Checks a payment. Returns whether the member is premium, or null if the session does not belong to the member's
   * customer.
   */
  readonly verify: (session: string) => Promise<boolean | null | FailedCall>;
  /** Sends an event to the webhook. */
  readonly receive: (eventId: string) => Promise<null | FailedCall>;
  /** Runs one waiting trigger. Returns false if none waits. */
  readonly copyClaims: () => Promise<boolean>;
  readonly runDailyJob: () => Promise<null | FailedCall>;
  /**
   * Compares the member with Stripe now, like the command `npm run sync-subscription` does. Throws if the comparison
   * fails.
   */
  readonly reconcile: () => Promise<void>;
  /** Resolves when all triggers have run. */
  readonly claimsCopied: () => Promise<void>;
  readonly stored: () => Promise<StoredMember>;
}

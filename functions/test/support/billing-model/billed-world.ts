import type { Plan } from '@contract/schemas/subscription';
import type Stripe from 'stripe';
import type { Fault } from './history';
import type { StoredPlan } from './possible-plans';
import type { StripeActs } from './stripe-acts';

export interface Told {
  readonly subscription: string;
  readonly at: Date;
}

/** What is stored of a member and of what follows from the plan. */
export interface StoredMember extends StoredPlan {
  readonly planChangedAt: Date | null;
  readonly customerId: string | null;
  readonly writtenTicket: number;
  /** What `copyPremiumClaim` wrote, or null if it never ran. */
  readonly claims: { readonly premiumUntil: number | null; readonly planVersion: number } | null;
  /** The messages to the member about second subscriptions. */
  readonly mailed: readonly Told[];
  readonly notified: readonly Told[];
}

/** A call of the product that failed because of a fault, or of something that happened at the same time. */
export class Failed {
  declare protected readonly byConstructor: true;
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

export interface Watcher {
  /** The product may have changed something at Stripe. */
  readonly stripeChanged: () => Promise<void>;
  /** Throws if the plan that was stored is wrong. */
  readonly planStored: (plan: StoredPlan) => void;
}

/** One member of the product, with Stripe. */
export interface BilledWorld {
  /** Calls the watcher from now on, if the world can see each step of the product. */
  readonly watch: (watcher: Watcher) => void;
  /** What happens at Stripe without the product. */
  readonly acts: StripeActs;
  /** Reads Stripe for the checks. */
  readonly stripe: Stripe;
  readonly now: () => Date;
  /** Lets time pass, and does what falls due at Stripe. */
  readonly passTime: (seconds: number) => Promise<void>;
  /** Runs at the same time. Step by step, if the world can: `order` says whose next step is done. */
  readonly together: (
    works: readonly (() => Promise<void>)[],
    chance: { readonly order: readonly number[]; readonly fault: Fault | null },
  ) => Promise<{ readonly hasFailedStep: boolean }>;
  /** Does something at Stripe in one step. */
  readonly step: <T>(act: () => Promise<T>) => Promise<T>;
  /** Returns the URL of the payment page or of the portal. */
  readonly checkout: (plan: Plan) => Promise<string | Failed>;
  /** Returns whether the member is premium, or null if the session is not of the member's customer. */
  readonly verify: (session: string) => Promise<boolean | null | Failed>;
  /** Sends an event to the webhook. */
  readonly receive: (eventId: string) => Promise<null | Failed>;
  /** Runs one waiting trigger. Returns false if none waits. */
  readonly copyClaims: () => Promise<boolean>;
  readonly runDailyJob: () => Promise<null | Failed>;
  /** Compares the member with Stripe now, as by hand. Throws if it fails. */
  readonly reconcile: () => Promise<void>;
  /** Resolves when all triggers ran. */
  readonly claimsCopied: () => Promise<void>;
  readonly stored: () => Promise<StoredMember>;
}

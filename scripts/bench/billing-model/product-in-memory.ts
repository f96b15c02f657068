import type Stripe from 'stripe';
import type { BillingGateway } from '../../../functions/src/gateways/billing/billing';
import { createStripeBillingGateway } from '../../../functions/src/gateways/billing/stripe-billing';
import type { Logger } from '../../../functions/src/lib/logger';
import { createCheckoutService } from '../../../functions/src/services/billing/checkout';
import { createPaymentCheck } from '../../../functions/src/services/billing/payment-check';
import { createPremiumClaimsCopier } from '../../../functions/src/services/billing/premium-claims-copier';
import { createReconciliation } from '../../../functions/src/services/billing/reconciliation';
import { createSecondSubscriptionMailer } from '../../../functions/src/services/billing/second-subscription';
import {
  createSingleFlightSync,
  createSubscriptionSync,
} from '../../../functions/src/services/billing/subscription-sync';
import { createStripeEventReceiver } from '../../../functions/src/services/billing/stripe-event-receiver';
import type { InterleavingScheduler, StepKind } from './interleaving-scheduler';
import type { BillingReposInMemory } from './billing-repos-in-memory';

interface BillingProductInMemoryDeps {
  readonly stored: BillingReposInMemory;
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly interleaving: InterleavingScheduler;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
}

/**
 * Returns the repos of one instance of the product. Each call to a repo waits until the interleaving chooses it. The
 * interleaving may also make the call fail.
 */
const storedBehind = (interleaving: InterleavingScheduler, stored: BillingReposInMemory) => ({
  billing: stepwise(interleaving, stored.billing, {
    get: 'read',
    memberOf: 'read',
    hasEvent: 'read',
    claimCustomer: 'write',
    takeTicket: 'write',
    write: 'write',
  }),
  users: stepwise(interleaving, stored.users, { get: 'read' }),
  mails: stepwise(interleaving, stored.mails, { create: 'write' }),
  notifications: stepwise(interleaving, stored.notifications, { add: 'write' }),
  reconciliationProgress: stepwise(interleaving, stored.reconciliationProgress, {
    progress: 'read',
    setProgress: 'write',
  }),
  identity: stepwise(interleaving, stored.identity, { setPlanClaims: 'write' }),
});

/** Returns the billing services of one instance, with repos in memory and the local Stripe. */
export function createBillingProductInMemory(deps: BillingProductInMemoryDeps) {
  const { stripe, webhookSecret, log, now } = deps;
  const stored = storedBehind(deps.interleaving, deps.stored);
  const { billing, users, reconciliationProgress } = stored;
  const gateway: BillingGateway = createStripeBillingGateway({
    open: async () => stripe,
    webhookSecret,
    siteOrigin: 'http://site.test',
    now,
  });
  const queueSecondSubscriptionMail = createSecondSubscriptionMailer(stored);
  const sync = createSingleFlightSync(
    createSubscriptionSync({
      billing,
      gateway,
      queueSecondSubscriptionMail,
      log,
      now,
    }),
  );
  // Does nothing, because no member is suspended in the histories.
  const suspendedSubscriptionEnder = { end: () => Promise.resolve() };
  return {
    checkout: createCheckoutService({ billing, users, gateway, sync }),
    paymentCheck: createPaymentCheck({
      billing,
      gateway,
      sync,
      suspendedSubscriptionEnder,
      now,
    }),
    stripeEventReceiver: createStripeEventReceiver({
      billing,
      gateway,
      sync,
      suspendedSubscriptionEnder,
      log,
    }),
    reconciliation: createReconciliation({
      billing,
      users,
      gateway,
      reconciliationProgress,
      sync,
      log,
      now,
    }),
    claims: createPremiumClaimsCopier(stored),
  };
}

export type BillingProductInMemory = ReturnType<typeof createBillingProductInMemory>;

type Method = (...args: never[]) => Promise<unknown>;

/**
 * Returns a copy of `target` in which each call to a method named in `kinds` waits until the interleaving chooses it.
 */
function stepwise<T extends object>(
  { step }: Pick<InterleavingScheduler, 'step'>,
  target: T,
  kinds: Readonly<Partial<Record<keyof T, StepKind>>>,
): T {
  const steps = Object.entries(kinds).map(([name, kind]) => {
    const method = target[name as keyof T] as Method;
    return [name, (...args: never[]) => step(kind as StepKind, () => method(...args))];
  });
  return { ...target, ...(Object.fromEntries(steps) as Partial<T>) };
}

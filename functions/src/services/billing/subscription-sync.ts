import { type BilledSubscription, liveOnes } from '../../domain/billing/billed-subscription';
import type { Overtaken, StripeEvent } from '../../domain/billing/next-billing';
import { subscriptionState } from '../../domain/billing/subscription-state';
import type { BilledCustomer, BillingGateway } from '../../gateways/billing/billing';
import { AppError } from '../../lib/app-error';
import type { Authority } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { BillingRecord, BillingRepo, PlanChange } from '../../repos/billing-repo';
import type { TellOfSecond } from './second-subscription';

/** What a member has at Stripe, as it was read and stored. */
export interface Synced {
  /** Null if Stripe has deleted the customer. */
  readonly customerId: string | null;
  readonly subscriptions: readonly BilledSubscription[];
  /** The stored plan. The same before and after if nothing changed. */
  readonly plan: PlanChange;
}

/**
 * Reads the subscriptions of a member from Stripe, repairs them there, and stores the plan that follows from them. Returns null, and
 * changes nothing, if the member has no customer or is gone. Idempotent. Throws AppError 'unavailable' if Stripe fails.
 */
export type SyncSubscription = (
  by: Authority,
  events?: readonly StripeEvent[],
) => Promise<Synced | null>;

interface SubscriptionSyncDeps {
  readonly billing: Pick<BillingRepo, 'takeTicket' | 'write'>;
  readonly gateway: BillingGateway;
  readonly tellOfSecond: TellOfSecond;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
}

/** Each repeat means that another read of the same member was written meanwhile. */
const MAX_SYNCS = 20;

export function createSubscriptionSync(deps: SubscriptionSyncDeps): SyncSubscription {
  return async (by, events = []) => {
    for (let syncs = 0; syncs < MAX_SYNCS; syncs += 1) {
      const synced = await syncOnce(by, events, deps);
      if (synced !== 'overtaken') return synced;
    }
    throw tooManyChanges();
  };
}

async function syncOnce(
  by: Authority,
  events: readonly StripeEvent[],
  deps: SubscriptionSyncDeps,
): Promise<Synced | Overtaken | null> {
  const { billing, now } = deps;
  // Before the read: what was written before is older than what is read (ADR 0074).
  const ticket = await billing.takeTicket(by);
  const customerId = ticket?.record.customerId ?? null;
  if (!ticket || customerId === null) return null;
  const { isDeleted, subscriptions } = await readRepaired(by, customerId, deps);
  const { record, number } = ticket;
  const known = isDeleted ? await withLost(subscriptions, record, deps) : subscriptions;
  const at = now();
  const plan = await billing.write(by, {
    ...subscriptionState(known, { endedSeen: record.endedSeen, now: at }),
    ...{ ticket: number, writtenBefore: record.writtenTicket, events, at },
    deletedCustomerId: isDeleted ? customerId : null,
  });
  if (plan === 'overtaken') return plan;
  return plan && { customerId: isDeleted ? null : customerId, subscriptions: known, plan };
}

const tooManyChanges = () =>
  new AppError(
    'unavailable',
    "We're still updating your subscription. Please try again in a minute.",
  );

/** A repair ends at least one subscription, and nobody has so many. */
const MAX_READS = 10;

/** Returns the customer with at most one live subscription, whose latest payment is not taken back. */
async function readRepaired(
  by: Authority,
  customerId: string,
  deps: SubscriptionSyncDeps,
): Promise<BilledCustomer> {
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const customer = await deps.gateway.customer(customerId);
    if (!(await repair(by, customer, deps))) return customer;
  }
  throw tooManyChanges();
}

/** Ends what the member must not have. Returns whether there was something to end. */
async function repair(
  by: Authority,
  { subscriptions }: BilledCustomer,
  { gateway, tellOfSecond, log }: SubscriptionSyncDeps,
): Promise<boolean> {
  const [kept, ...others] = liveOnes(subscriptions);
  if (!kept) return false;
  const { uid } = by;
  if (await gateway.isTakenBack(kept.id)) {
    // It was refunded as the second one. The first one ended before the member got the news.
    if (await gateway.isRefundedAsSecond(kept.id)) await tellOfSecond(by, kept.id);
    log.warn('taken_back_subscription_canceled', { uid, subscriptionId: kept.id });
    await gateway.cancel(kept.id);
    return true;
  }
  for (const { id } of others) {
    log.warn('second_subscription_canceled', { uid, subscriptionId: id });
    // Last the cancellation: until then, a run that failed here is repeated.
    await gateway.refundLatest(id);
    await tellOfSecond(by, id);
    await gateway.cancel(id);
    // It may have been renewed since the refund.
    await gateway.refundLatest(id);
  }
  return others.length > 0;
}

/** Adds the subscription that the plan is from, if Stripe no longer lists it for the deleted customer. It has ended. */
async function withLost(
  subscriptions: readonly BilledSubscription[],
  { subscriptionId }: BillingRecord,
  { gateway, now }: SubscriptionSyncDeps,
): Promise<readonly BilledSubscription[]> {
  if (subscriptionId === null || subscriptions.some(({ id }) => id === subscriptionId))
    return subscriptions;
  const found = await gateway.subscription(subscriptionId);
  return [...subscriptions, found ?? { ...UNKNOWN, id: subscriptionId, createdAt: now() }];
}

const UNKNOWN = {
  status: 'canceled',
  ...{ plan: null, periodEnd: null, cancelAt: null, endedAt: null },
} as const;

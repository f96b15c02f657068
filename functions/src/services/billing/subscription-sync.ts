import {
  type BilledSubscription,
  liveSubscriptions,
} from '../../domain/billing/billed-subscription';
import type { OvertakenByOtherRead, StripeEvent } from '../../domain/billing/next-billing';
import { subscriptionState } from '../../domain/billing/subscription-state';
import type { BilledCustomer, BillingGateway } from '../../gateways/billing/billing';
import { AppError } from '../../lib/app-error';
import type { Authority } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { BillingRecord, BillingRepo, PlanChange } from '../../repos/billing-repo';
import type { QueueSecondSubscriptionMail } from './second-subscription';
import { createSingleFlight } from '../../lib/single-flight';

/** What a sync read from Stripe about a member, and the plan that it stored. */
interface SyncedSubscription {
  /** The id of the member's customer in Stripe. Null if the customer was deleted in Stripe. */
  readonly customerId: string | null;
  readonly subscriptions: readonly BilledSubscription[];
  /** The stored plan before and after the sync. The two are equal if nothing changed. */
  readonly plan: PlanChange;
}

/**
 * Reads the subscriptions of a member from Stripe, repairs them in Stripe, and stores the plan that follows from them.
 * Returns null, and changes nothing, if the member has no customer or is gone. Idempotent. Throws AppError
 * 'unavailable' if Stripe fails.
 */
export type SyncSubscription = (
  by: Authority,
  events?: readonly StripeEvent[],
) => Promise<SyncedSubscription | null>;

interface SubscriptionSyncDeps {
  readonly billing: Pick<BillingRepo, 'takeTicket' | 'write'>;
  readonly gateway: BillingGateway;
  readonly queueSecondSubscriptionMail: QueueSecondSubscriptionMail;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
}

/**
 * How many syncs one call may run for a member. A sync is repeated if another sync of the same member has written a
 * result since this sync took its ticket.
 */
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
): Promise<SyncedSubscription | OvertakenByOtherRead | null> {
  const { billing, now } = deps;
  // The sync takes its number (the ticket) before it reads from Stripe. So its result can only overwrite results that
  // were read earlier (ADR 0074).
  const ticket = await billing.takeTicket(by);
  const customerId = ticket?.record.customerId ?? null;
  if (!ticket || customerId === null) return null;
  const { isDeleted, subscriptions } = await readRepaired(by, customerId, deps);
  const { record, number } = ticket;
  const known = isDeleted ? await withLost(subscriptions, record, deps) : subscriptions;
  const at = now();
  const plan = await billing.write(by, {
    ...subscriptionState(known, { endedSeen: record.endedSeen, now: at }),
    ticket: number,
    writtenBefore: record.writtenTicket,
    events,
    at,
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

/**
 * How often a sync may read a member's subscriptions. The sync reads them again after each repair. Each repair ends at
 * least one subscription, and nobody has ten subscriptions.
 */
const MAX_READS = 10;

/**
 * Reads the customer from Stripe and repairs the subscriptions until nothing is left to repair. The returned customer
 * has at most one live subscription, and the latest payment of this subscription was not taken back.
 */
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

/** Ends subscriptions that the member must not have. Returns whether it ended any. */
async function repair(
  by: Authority,
  { subscriptions }: BilledCustomer,
  { gateway, queueSecondSubscriptionMail, log }: SubscriptionSyncDeps,
): Promise<boolean> {
  const [kept, ...others] = liveSubscriptions(subscriptions);
  if (!kept) return false;
  const { uid } = by;
  if (await gateway.isTakenBack(kept.id)) {
    // An earlier sync may have refunded this subscription because it was the member's second one, and may have failed
    // before it queued the mail about the refund. If the older subscription has ended meanwhile, this subscription is
    // now the first one, and the mail is queued here.
    if (await gateway.isRefundedAsSecond(kept.id)) await queueSecondSubscriptionMail(by, kept.id);
    log.warn('taken_back_subscription_canceled', { uid, subscriptionId: kept.id });
    await gateway.cancel(kept.id);
    return true;
  }
  for (const { id } of others) {
    log.warn('second_subscription_canceled', { uid, subscriptionId: id });
    // The refund and the mail come before the cancellation. If one of them fails, the subscription is still live, so
    // the next sync repeats all three steps.
    await gateway.refundLatest(id);
    await queueSecondSubscriptionMail(by, id);
    await gateway.cancel(id);
    // Refunds once more, because the subscription may have been renewed after the first refund.
    await gateway.refundLatest(id);
  }
  return others.length > 0;
}

/**
 * Adds the subscription of the stored plan to the subscriptions of a deleted customer, because Stripe no longer lists
 * the subscriptions of this customer. If Stripe no longer knows the added subscription, it counts as canceled.
 */
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
  plan: null,
  periodEnd: null,
  cancelAt: null,
  endedAt: null,
} as const;

interface Waiting {
  readonly events: StripeEvent[];
  readonly run: () => Promise<SyncedSubscription | null>;
  callers: number;
}

const nothing = () => Promise.resolve();

/**
 * Creates a sync function that runs at most once at a time for each member. Calls that come during a run share the next
 * run. The next run starts after these calls, so it reads the changes that caused the calls. Stripe often sends several
 * events about one change.
 */
export function createSingleFlightSync(sync: SyncSubscription): SyncSubscription {
  const members = new Map<string, Waiting>();
  return async (by, events = []) => {
    const { uid } = by;
    const startWaiting = (): Waiting => {
      const waited: StripeEvent[] = [];
      const run = createSingleFlight(() => sync(by, waited.splice(0)), nothing);
      const waiting = { events: waited, run, callers: 0 };
      members.set(uid, waiting);
      return waiting;
    };
    const member = members.get(uid) ?? startWaiting();
    member.events.push(...events);
    member.callers += 1;
    try {
      return await member.run();
    } finally {
      member.callers -= 1;
      if (member.callers === 0) members.delete(uid);
    }
  };
}

import { isSamePlan } from '../../domain/billing/subscription-state';
import type { BillingGateway, OpenSubscription } from '../../gateways/billing/billing';
import { createSystemWork } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { BillingRepo } from '../../repos/billing-repo';
import {
  type DailyJobProgress,
  type DailyJobProgressRepo,
  dueDailyJobProgress,
  newDailyJobProgress,
} from '../../repos/daily-job-progress-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { SyncSubscription } from './subscription-sync';

/** How many milliseconds a run may take, which is less than the job's timeout. The next run continues. */
const RUN_MS = 7 * 60 * 1000;
/**
 * How many members are compared at the same time. Each member takes about four requests, and Stripe allows 100 requests
 * a second.
 */
const AT_ONCE = 4;

export interface ReconciliationDeps {
  readonly billing: Pick<BillingRepo, 'get' | 'memberOf' | 'members' | 'claimCustomer'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly gateway: Pick<BillingGateway, 'openSubscriptions' | 'cancel'>;
  readonly reconciliationProgress: DailyJobProgressRepo;
  readonly sync: SyncSubscription;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
}

export interface Reconciliation {
  /**
   * Compares all members with Stripe once per UTC day, in several runs. Throws at the end of a run if a comparison
   * failed.
   */
  runDaily(): Promise<void>;
  /** Compares all members with Stripe now. Throws at the end if any comparison failed. */
  runAll(): Promise<void>;
  /** Compares one member with Stripe. If there is a difference, stores and logs it and returns true. */
  runOne(uid: string): Promise<boolean>;
}

/**
 * Creates the comparison of the database with Stripe. It reads from Stripe every member with a billing record, and then
 * looks up in the database every subscription in Stripe that has not ended.
 */
export function createReconciliation(deps: ReconciliationDeps): Reconciliation {
  const { billing, reconciliationProgress, sync, log, now } = deps;

  const runOne = async (uid: string): Promise<boolean> => {
    const synced = await sync(createSystemWork('job or trigger', uid));
    if (!synced || isSamePlan(synced.plan.before, synced.plan.after)) return false;
    log.warn('subscription_repaired', { uid, ...synced.plan });
    return true;
  };
  const foundSubscriptions = createFoundSubscriptions({ ...deps, runOne });

  /** Compares one member with Stripe. Returns true if the comparison failed. */
  const tryOne = async (uid: string): Promise<boolean> => {
    try {
      await runOne(uid);
      return false;
    } catch (error) {
      log.error('reconciliation_of_member_failed', { uid, error });
      return true;
    }
  };

  /**
   * Compares members, starting after the last member that the previous run compared. Checks after each page of members
   * whether the time `until` has passed, and stops if it has. Returns the number of failures.
   */
  const runFrom = async ({ startedAt, after }: DailyJobProgress, until: number) => {
    let failed = 0;
    for await (const uids of billing.members(after)) {
      failed += await failuresIn(uids, tryOne);
      await reconciliationProgress.setProgress({
        startedAt,
        isFinished: false,
        after: uids.at(-1) ?? after,
      });
      if (now().getTime() >= until) return failed;
    }
    failed += await foundSubscriptions.check();
    await reconciliationProgress.setProgress({ startedAt, isFinished: true, after: null });
    return failed;
  };

  const run = async (progress: DailyJobProgress, until: number) => {
    const failed = await runFrom(progress, until);
    if (failed > 0) throw new Error(`${String(failed)} comparisons with Stripe failed`);
  };

  return {
    runDaily: async () => {
      const pass = dueDailyJobProgress(await reconciliationProgress.progress(), now());
      if (pass) await run(pass, now().getTime() + RUN_MS);
    },
    runAll: () => run(newDailyJobProgress(now()), Infinity),
    runOne,
  };
}

async function failuresIn(
  uids: readonly string[],
  tryOne: (uid: string) => Promise<boolean>,
): Promise<number> {
  let failed = 0;
  for (let start = 0; start < uids.length; start += AT_ONCE) {
    const results = await Promise.all(uids.slice(start, start + AT_ONCE).map(tryOne));
    failed += results.filter(Boolean).length;
  }
  return failed;
}

interface OpenSubscriptionsCheckDeps {
  readonly billing: Pick<BillingRepo, 'get' | 'memberOf' | 'claimCustomer'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly gateway: Pick<BillingGateway, 'openSubscriptions' | 'cancel'>;
  readonly runOne: (uid: string) => Promise<unknown>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

interface FoundSubscriptions {
  /**
   * Reads from Stripe all subscriptions that have not ended, and repairs those that are in no stored billing record.
   * Returns the number of failures.
   */
  check(): Promise<number>;
}

function createFoundSubscriptions(deps: OpenSubscriptionsCheckDeps): FoundSubscriptions {
  const { billing, users, gateway, runOne, log } = deps;

  const repair = async ({ id, customerId, uid }: OpenSubscription): Promise<void> => {
    const facts = { subscriptionId: id, customerId, uid };
    // If the subscription has no uid, a person created it in Stripe's dashboard, so a person must decide about it.
    if (uid === null) {
      log.warn('subscription_without_member', facts);
      return;
    }
    if (!(await users.get(uid))) {
      log.warn('subscription_of_deleted_member_canceled', facts);
      return gateway.cancel(id);
    }
    const record = await billing.get(uid);
    if (record?.customerId) {
      log.error('member_with_two_customers', facts);
      return;
    }
    const work = createSystemWork('job or trigger', uid);
    await billing.claimCustomer(work, { id: customerId, generation: record?.generation ?? 0 });
    log.warn('lost_customer_stored', facts);
    await runOne(uid);
  };

  /** Checks one subscription. Returns true if the check failed. */
  const check = async (found: OpenSubscription): Promise<boolean> => {
    try {
      if ((await billing.memberOf(found.customerId)) === null) await repair(found);
      return false;
    } catch (error) {
      log.error('found_subscription_failed', { subscriptionId: found.id, error });
      return true;
    }
  };

  return {
    check: async () => {
      let failed = 0;
      for await (const page of gateway.openSubscriptions())
        for (const found of page) failed += Number(await check(found));
      return failed;
    },
  };
}

import type { BillingGateway, FoundSubscription } from '../../gateways/billing/billing';
import { bySystem } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { BillingRepo } from '../../repos/billing-repo';
import type { UsersRepo } from '../../repos/users-repo';

interface FoundSubscriptionsParts {
  readonly billing: Pick<BillingRepo, 'get' | 'memberOf' | 'claimCustomer'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly gateway: Pick<BillingGateway, 'openSubscriptions' | 'cancel'>;
  readonly runOne: (uid: string) => Promise<unknown>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

export interface FoundSubscriptions {
  /** Looks up all subscriptions in Stripe that have not ended, and repairs those that no record names. Returns the number of failures. */
  check(): Promise<number>;
}

export function createFoundSubscriptions(parts: FoundSubscriptionsParts): FoundSubscriptions {
  const { billing, users, gateway, runOne, log } = parts;

  const repair = async ({ id, customerId, uid }: FoundSubscription): Promise<void> => {
    const facts = { subscriptionId: id, customerId, uid };
    // Made by hand in Stripe's dashboard, so a person must decide.
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
    const work = bySystem('job or trigger', uid);
    await billing.claimCustomer(work, { id: customerId, generation: record?.generation ?? 0 });
    log.warn('lost_customer_stored', facts);
    await runOne(uid);
  };

  /** Returns whether it failed. */
  const check = async (found: FoundSubscription): Promise<boolean> => {
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

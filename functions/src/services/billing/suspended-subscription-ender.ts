import { subscriptionsRenewingBefore } from '../../domain/billing/billed-subscription';
import type { BillingGateway } from '../../gateways/billing/billing';
import type { Authority } from '../../lib/authority';
import type { RulingsRepo } from '../../repos/rulings-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { SyncSubscription } from './subscription-sync';

interface SuspendedSubscriptionEnderDeps {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly rulings: Pick<RulingsRepo, 'markEndsSubscription'>;
  readonly gateway: Pick<BillingGateway, 'cancelAtPeriodEnd'>;
  readonly sync: SyncSubscription;
}

export interface SuspendedSubscriptionEnder {
  /**
   * If a member's suspension lasts longer than the paid period, makes the subscription end with that period, and marks
   * the ruling as the cause. Does nothing if the member is not suspended now. Idempotent. Throws AppError 'unavailable'
   * if Stripe fails.
   */
  end(by: Authority): Promise<void>;
}

export const createSuspendedSubscriptionEnder = (
  deps: SuspendedSubscriptionEnderDeps,
): SuspendedSubscriptionEnder => ({
  end: async (by) => {
    const currentOne = async () => (await deps.users.get(by.uid))?.suspension ?? null;
    const suspension = await currentOne();
    const synced = suspension && (await deps.sync(by));
    if (!synced) return;
    const renewed = subscriptionsRenewingBefore(synced.subscriptions, suspension.until);
    if (renewed.length === 0) return;
    // Marks the ruling first, so that the mark is stored even if a later step fails.
    await deps.rulings.markEndsSubscription(suspension.rulingId);
    // Reads the member again, because the member may have changed while Stripe was called. If another suspension has
    // replaced this one, the run for the new suspension decides about the subscription.
    if ((await currentOne())?.rulingId !== suspension.rulingId) return;
    for (const { id } of renewed) await deps.gateway.cancelAtPeriodEnd(id);
    await deps.sync(by);
  },
});

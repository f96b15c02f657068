import { renewedDuring } from '../../domain/billing/renewed-during';
import type { BillingGateway } from '../../gateways/billing/billing';
import type { SystemWork } from '../../lib/authority';
import type { RulingsRepo } from '../../repos/rulings-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { SyncSubscription } from './subscription-sync';

interface SuspendedBillingParts {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly rulings: Pick<RulingsRepo, 'markEndsSubscription'>;
  readonly gateway: Pick<BillingGateway, 'cancelAtPeriodEnd'>;
  readonly sync: SyncSubscription;
}

export interface SuspendedBilling {
  /**
   * Lets the subscription of a member end with its paid period if their suspension outlasts it, and notes that on the ruling. Does nothing for a
   * member who is not suspended. Safe to repeat. Throws AppError 'unavailable' if Stripe fails.
   */
  end(work: SystemWork): Promise<void>;
}

export const createSuspendedBilling = (parts: SuspendedBillingParts): SuspendedBilling => ({
  end: async (work) => {
    const suspension = (await parts.users.get(work.uid))?.suspension ?? null;
    const synced = suspension && (await parts.sync(work));
    if (!synced) return;
    const renewed = renewedDuring(synced.subscriptions, suspension.until);
    if (renewed.length === 0) return;
    // First the note, so that a run that fails here is repeated with it.
    await parts.rulings.markEndsSubscription(suspension.rulingId);
    for (const { id } of renewed) await parts.gateway.cancelAtPeriodEnd(id);
    await parts.sync(work);
  },
});

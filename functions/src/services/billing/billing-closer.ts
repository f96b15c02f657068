import { isOpenSubscription } from '../../domain/billing/billed-subscription';
import type { BillingGateway } from '../../gateways/billing/billing';
import type { SystemWork } from '../../lib/authority';
import type { AccountErasureRepo } from '../../repos/account-erasure-repo';
import type { BillingRepo } from '../../repos/billing-repo';

interface BillingCloserDeps {
  readonly billing: Pick<BillingRepo, 'get'>;
  readonly gateway: Pick<BillingGateway, 'customer' | 'cancel' | 'deleteCustomer'>;
  readonly account: Pick<AccountErasureRepo, 'remove'>;
}

export interface BillingCloser {
  /**
   * Ends the billing of a member whose account is being deleted: cancels the subscriptions, deletes the customer in
   * Stripe, and then deletes the stored billing record. Idempotent. Throws AppError 'unavailable' if Stripe fails, so
   * that the deletion waits.
   */
  close(work: SystemWork): Promise<void>;
}

export function createBillingCloser({
  billing,
  gateway,
  account,
}: BillingCloserDeps): BillingCloser {
  const closeCustomer = async (customerId: string) => {
    const { isDeleted, subscriptions } = await gateway.customer(customerId);
    if (isDeleted) return;
    for (const { id } of subscriptions.filter(isOpenSubscription)) await gateway.cancel(id);
    await gateway.deleteCustomer(customerId);
  };

  return {
    close: async (work) => {
      const record = await billing.get(work.uid);
      if (record?.customerId) await closeCustomer(record.customerId);
      await account.remove('billing', work);
    },
  };
}

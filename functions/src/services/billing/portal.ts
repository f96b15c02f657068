import type { BillingGateway } from '../../gateways/billing/billing';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { BillingRepo } from '../../repos/billing-repo';

export interface Portal {
  /**
   * Returns the URL of Stripe's portal, or null if Stripe has no portal configuration. Throws AppError 'not_found'
   * for a member who never started a payment, and 'unavailable' if Stripe fails.
   */
  open(actor: Actor): Promise<string | null>;
}

export function createBillingPortalService({
  billing,
  gateway,
}: {
  readonly billing: Pick<BillingRepo, 'get'>;
  readonly gateway: Pick<BillingGateway, 'createPortal'>;
}): Portal {
  return {
    open: async ({ uid }) => {
      const record = await billing.get(uid);
      if (!record?.customerId)
        throw new AppError('not_found', "You don't have a subscription yet.");
      return gateway.createPortal(record.customerId);
    },
  };
}

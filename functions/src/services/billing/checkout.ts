import type { Plan } from '@contract/schemas/subscription';
import { preventsCheckout } from '../../domain/billing/billed-subscription';
import type { BillingGateway } from '../../gateways/billing/billing';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { BillingRepo } from '../../repos/billing-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { SyncSubscription } from './subscription-sync';

interface CheckoutServiceDeps {
  readonly billing: Pick<BillingRepo, 'get' | 'claimCustomer'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly gateway: Pick<
    BillingGateway,
    'createCheckout' | 'createCustomer' | 'createPortal' | 'setEmail'
  >;
  readonly sync: SyncSubscription;
}

export interface Checkout {
  /**
   * Returns the URL of Stripe's payment page, or of the portal for a member who has a subscription. Throws AppError
   * 'unavailable' if Stripe fails, and 'unauthorized' if the member is gone.
   */
  start(actor: Actor, plan: Plan): Promise<string>;
}

export function createCheckoutService({
  billing,
  users,
  gateway,
  sync,
}: CheckoutServiceDeps): Checkout {
  /**
   * Returns the customer of a member. Concurrent calls get the same customer: Stripe creates only one customer for each
   * idempotency key, and the database keeps the customer that was stored first.
   */
  const ownCustomer = async (actor: Actor): Promise<string> => {
    const { uid } = actor;
    const record = await billing.get(uid);
    if (record?.customerId) return record.customerId;
    const generation = record?.generation ?? 0;
    const id = await gateway.createCustomer({ uid, generation });
    return billing.claimCustomer(actor, { id, generation });
  };

  return {
    start: async (actor, plan) => {
      const { uid } = actor;
      const synced = await sync(actor);
      const customerId = synced?.customerId ?? (await ownCustomer(actor));
      if (synced?.subscriptions.some(preventsCheckout)) return portalOf(customerId, gateway);
      const member = await users.get(uid);
      if (member) await gateway.setEmail(customerId, member.email);
      return gateway.createCheckout({ customerId, uid, plan });
    },
  };
}

async function portalOf(
  customerId: string,
  gateway: Pick<BillingGateway, 'createPortal'>,
): Promise<string> {
  const url = await gateway.createPortal(customerId);
  if (url !== null) return url;
  throw new AppError(
    'unavailable',
    "You already have a subscription, but the billing portal isn't set up yet. Please contact support.",
  );
}

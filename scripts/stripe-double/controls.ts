import type Stripe from 'stripe';
import type { Account } from './account';
import { paymentControls, subscriptionControls, timeControls } from './billing-controls';
import type { Deliveries } from './deliveries';
import { eventControls } from './event-controls';
import type { RequestFailures } from './request-failures';
import type { StripeControl } from './stripe-control';

type AccountControl = Pick<StripeControl, 'configure' | 'failRequests' | 'read'>;

function accountControls(account: Account, failures: RequestFailures): AccountControl {
  const { state } = account;
  const copyOf = <T extends { customer: unknown }>(
    table: Readonly<Record<string, T>>,
    id: string,
  ) => structuredClone(Object.values(table).filter(({ customer }) => customer === id));
  return {
    configure: async ({ afterRetries, portal }) => {
      if (afterRetries) state.afterRetries = afterRetries;
      if (portal === false) state.portalConfigurations = {};
      return null;
    },
    failRequests: async (failure) => {
      failures.add(failure);
      return null;
    },
    read: async ({ customer }) => ({
      deleted: state.customers[customer]?.deleted === true,
      subscriptions: copyOf(state.subscriptions, customer) as unknown as Stripe.Subscription[],
      invoices: copyOf(state.invoices, customer) as unknown as Stripe.Invoice[],
      charges: copyOf(state.charges, customer) as unknown as Stripe.Charge[],
    }),
  };
}

/** Returns all controls of an account. */
export const createControls = (
  account: Account,
  deliveries: Deliveries,
  failures: RequestFailures,
): StripeControl => ({
  ...timeControls(account),
  ...paymentControls(account),
  ...subscriptionControls(account),
  ...eventControls(account, deliveries),
  ...accountControls(account, failures),
});

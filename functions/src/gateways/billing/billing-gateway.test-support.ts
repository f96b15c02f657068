import type { BilledSubscription } from '../../domain/billing/billed-subscription';
import { stripeUnavailableError } from './stripe-errors';
import type { BillingEvent, BillingGateway } from './billing';

type OwnedSubscription = BilledSubscription & {
  readonly customerId: string;
  readonly uid: string | null;
};

export interface StripeInMemory {
  readonly gateway: BillingGateway;
  /** The customers by id. `email` is null for a customer without an email address. */
  readonly customers: Map<string, { readonly email: string | null; readonly isDeleted: boolean }>;
  readonly subscriptions: Map<string, OwnedSubscription>;
  /** The ids of subscriptions whose latest payment was refunded or lost in a dispute. */
  readonly takenBack: Set<string>;
  /** All changes that the gateway has made so far, such as 'cancel sub_1'. */
  readonly changes: string[];
  /** The ids of the customers, by the id of their checkout session or charge. */
  readonly owners: Map<string, string>;
  /** The events that `verifyEvent` returns, by their signature. */
  readonly events: Map<string, BillingEvent>;
  hasPortal: boolean;
  /** Makes one of the next calls to the gateway fail. 1 stands for the next call, 2 for the call after it. */
  failAt: (call: number) => void;
  add: (customerId: string, subscription: BilledSubscription, uid?: string | null) => void;
}

/**
 * A billing gateway for tests of services. It keeps its data in memory and makes no requests. Tests that need Stripe's
 * behavior use the local Stripe instead.
 */
export function createStripeInMemory(now: () => Date): StripeInMemory {
  let callsUntilFailure = 0;
  const countCall = () => {
    callsUntilFailure -= 1;
    if (callsUntilFailure === 0) throw stripeUnavailableError(new Error('Stripe does not respond'));
  };
  const stripe: Omit<StripeInMemory, 'gateway'> = {
    customers: new Map(),
    subscriptions: new Map(),
    takenBack: new Set(),
    changes: [],
    owners: new Map(),
    events: new Map(),
    hasPortal: true,
    failAt: (call) => {
      callsUntilFailure = call;
    },
    add: (customerId, subscription, uid = null) => {
      const { email = null, isDeleted = false } = stripe.customers.get(customerId) ?? {};
      stripe.customers.set(customerId, { email, isDeleted });
      stripe.subscriptions.set(subscription.id, { ...subscription, customerId, uid });
    },
  };
  const gateway = gatewayTo(stripe, now);
  const counting = Object.fromEntries(
    Object.entries(gateway).map(([name, method]) => [
      name,
      name === 'openSubscriptions'
        ? method
        : async (...args: never[]) => {
            countCall();
            return (method as (...args: never[]) => unknown)(...args);
          },
    ]),
  ) as unknown as BillingGateway;
  return Object.assign(stripe, { gateway: counting });
}

type InMemory = Omit<StripeInMemory, 'gateway'>;

function gatewayTo(stripe: InMemory, now: () => Date): BillingGateway {
  const { changes, customers, subscriptions, takenBack } = stripe;
  const ofCustomer = (customerId: string) =>
    [...subscriptions.values()].filter((it) => it.customerId === customerId);
  const end = (id: string) => {
    const found = subscriptions.get(id);
    if (!found || found.endedAt) return;
    subscriptions.set(id, { ...found, status: 'canceled', endedAt: now() });
  };
  return {
    createCustomer: async ({ uid, generation }) => {
      const id = `cus_${uid}_${String(generation)}`;
      if (!customers.has(id)) customers.set(id, { email: null, isDeleted: false });
      return id;
    },
    setEmail: async (id, email) => void customers.set(id, { email, isDeleted: false }),
    customer: async (id) => {
      const isDeleted = customers.get(id)?.isDeleted;
      if (isDeleted === undefined)
        throw stripeUnavailableError(new Error(`No such customer: ${id}`));
      return { isDeleted, subscriptions: isDeleted ? [] : ofCustomer(id) };
    },
    ...foundIn(stripe),
    refundLatest: async (id) => {
      if (!changes.includes(`refund ${id}`)) changes.push(`refund ${id}`);
      takenBack.add(id);
    },
    cancel: async (id) => {
      changes.push(`cancel ${id}`);
      end(id);
    },
    cancelAtPeriodEnd: async (id) => {
      changes.push(`cancel ${id} at period end`);
      const found = subscriptions.get(id);
      if (found) subscriptions.set(id, { ...found, cancelAt: found.periodEnd });
    },
    deleteCustomer: async (id) => {
      changes.push(`delete ${id}`);
      customers.set(id, { email: null, isDeleted: true });
      for (const subscription of ofCustomer(id)) end(subscription.id);
    },
    createCheckout: async ({ customerId, plan }) => `https://pay.test/${customerId}/${plan}`,
    createPortal: async (id) => (stripe.hasPortal ? `https://portal.test/${id}` : null),
    openSubscriptions: async function* () {
      const open = [...subscriptions.values()].filter(({ endedAt }) => endedAt === null);
      for (const { id, customerId, uid } of open) yield [{ id, customerId, uid }];
      yield [];
    },
    verifyEvent: async ({ signature }) => stripe.events.get(signature) ?? null,
  };
}

const foundIn = ({ changes, owners, subscriptions, takenBack }: InMemory) => ({
  subscription: async (id: string) => subscriptions.get(id) ?? null,
  customerOfCheckout: async (id: string) => owners.get(id) ?? null,
  customerOfCharge: async (id: string) => owners.get(id) ?? null,
  isTakenBack: async (id: string) => takenBack.has(id),
  isRefundedAsSecond: async (id: string) => changes.includes(`refund ${id}`),
});

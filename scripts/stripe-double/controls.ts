import type Stripe from 'stripe';
import type { Account } from './account';
import { paymentControls, subscriptionControls, timeControls } from './billing-controls';
import { customerIdOf } from './owners';
import type { RequestFailureQueue } from './request-failure-queue';
import type { HeldEvent, StripeControl } from './stripe-control';
import { type WebhookSender, eventBody, signatureOf } from './webhook-sender';

type AccountControl = Pick<StripeControl, 'configure' | 'failRequests' | 'read'>;

function accountControls(account: Account, failures: RequestFailureQueue): AccountControl {
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
export const createStripeControl = (
  account: Account,
  deliveries: WebhookSender,
  failures: RequestFailureQueue,
): StripeControl => ({
  ...timeControls(account),
  ...paymentControls(account),
  ...subscriptionControls(account),
  ...eventControls(account, deliveries),
  ...accountControls(account, failures),
});

type EventControl = Pick<
  StripeControl,
  | 'holdEvents'
  | 'heldEvents'
  | 'deliverEvents'
  | 'dropEvents'
  | 'releaseEvents'
  | 'eventsSettled'
  | 'signedEvent'
>;

function heldEvents({ state }: Account, customer?: string): HeldEvent[] {
  const ids = new Set(state.deliveries.filter((it) => it.isHeld).map(({ event }) => event));
  return [...ids].flatMap((id) => {
    const event = state.events[id];
    if (!event) return [];
    const owner = customerIdOf(state, event);
    const held = { id, type: event.type, object: event.data.object.id, customer: owner };
    return customer === undefined || owner === customer ? [held] : [];
  });
}

/** Returns the controls that decide which events are delivered to the webhook endpoints, when, and how often. */
function eventControls(account: Account, deliveries: WebhookSender): EventControl {
  const { state } = account;
  return {
    holdEvents: async ({ customer } = {}) => {
      if (customer === undefined) state.isHoldingEvents = true;
      else state.heldCustomers.push(customer);
      return null;
    },
    heldEvents: async ({ customer } = {}) => heldEvents(account, customer),
    deliverEvents: async ({ ids }) => {
      const statuses: number[] = [];
      for (const id of ids) statuses.push(await deliveries.deliver(id));
      return statuses;
    },
    dropEvents: async ({ ids }) => {
      state.deliveries = state.deliveries.filter(({ event }) => !ids.includes(event));
      return null;
    },
    releaseEvents: async () => {
      state.isHoldingEvents = false;
      state.heldCustomers = [];
      for (const delivery of state.deliveries) delivery.isHeld = false;
      return null;
    },
    eventsSettled: async () => {
      await deliveries.settled();
      return null;
    },
    signedEvent: async ({ id, secondsAgo = 0 }) => {
      const body = eventBody(account, id);
      return { body, signature: signatureOf(body, account.secret, account.clock() - secondsAgo) };
    },
  };
}

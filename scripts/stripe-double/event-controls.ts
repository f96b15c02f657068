import type { Account } from './account';
import { type Deliveries, eventBody, signatureOf } from './deliveries';
import { ownerOf } from './owners';
import type { HeldEvent, StripeControl } from './stripe-control';

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
    const owner = ownerOf(state, event);
    const held = { id, type: event.type, object: event.data.object.id, customer: owner };
    return customer === undefined || owner === customer ? [held] : [];
  });
}

/** Decides when and how often events arrive. */
export function eventControls(account: Account, deliveries: Deliveries): EventControl {
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

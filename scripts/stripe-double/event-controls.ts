import type { Account } from './account';
import { type Deliveries, eventBody, signatureOf } from './deliveries';
import type { Delivery } from './state';
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

function heldEvents({ state }: Account): HeldEvent[] {
  const ids = new Set(state.deliveries.filter((it) => it.isHeld).map(({ event }) => event));
  return [...ids].flatMap((id) => {
    const event = state.events[id];
    return event ? [{ id, type: event.type, object: event.data.object.id }] : [];
  });
}

/** Decides when and how often events arrive. */
export function eventControls(account: Account, deliveries: Deliveries): EventControl {
  const { state } = account;
  const hold = (isHeld: boolean, change: (delivery: Delivery) => void = () => undefined) => {
    state.isHoldingEvents = isHeld;
    for (const delivery of state.deliveries) change(delivery);
    return null;
  };
  return {
    holdEvents: async () => hold(true),
    heldEvents: async () => heldEvents(account),
    deliverEvents: async ({ ids }) => {
      const statuses: number[] = [];
      for (const id of ids) statuses.push(await deliveries.deliver(id));
      return statuses;
    },
    dropEvents: async ({ ids }) => {
      state.deliveries = state.deliveries.filter(({ event }) => !ids.includes(event));
      return null;
    },
    releaseEvents: async () =>
      hold(false, (delivery) => {
        delivery.isHeld = false;
      }),
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

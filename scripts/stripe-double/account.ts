import type Stripe from 'stripe';
import { customerIdOf } from './owners';
import { emptyState, type State } from './state';
import type { StoredEvent } from './stored';

/** The API version of the installed `stripe` package. The types of the package describe the stored objects. */
export const API_VERSION = '2026-10-28.endive';

export type EventType = Stripe.Event['type'];

/** An account of Stripe in memory: its state, and the functions that all parts of the local Stripe use. */
export interface Account {
  readonly state: State;
  /** The origin of the pages of the local Stripe, such as the payment page. */
  readonly origin: string;
  /** The signing secret that all webhook endpoints share. */
  readonly secret: string;
  /**
   * Returns the current time in seconds since 1970. While overdue work, such as a renewal, is done, returns the time at
   * which this work was due.
   */
  readonly now: () => number;
  /**
   * Returns the time of the caller's clock, in seconds since 1970. Unlike `now`, it always returns the present time.
   */
  readonly clock: () => number;
  /** Calls `work`. During this call, `now` returns `time`. */
  readonly at: (time: number, work: () => void) => void;
  readonly newId: (prefix: string) => string;
  /**
   * Stores an event about an object, and plans the deliveries of the event. `before` is the object before the change.
   */
  readonly emit: (type: EventType, object: { id: string }, before?: object) => void;
  /** The request that is being handled, or null. An event contains the request that caused it. */
  request: { id: string; idempotency_key: string | null } | null;
}

export interface AccountOptions {
  readonly now: () => number;
  readonly origin: string;
  readonly secret: string;
  readonly saved?: string | undefined;
}

/**
 * Returns the fields whose values have changed, each with its previous value. An event contains them in
 * `previous_attributes`.
 */
function changesOf(before: object, after: object): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(now.get(key)),
    ),
  );
}

const loadState = (saved: string | undefined): State => ({
  // If earlier code saved the state, it may lack some tables. These tables start empty.
  ...emptyState(),
  ...(saved === undefined ? {} : (JSON.parse(saved) as Partial<State>)),
});

/** Returns the URLs of the enabled webhook endpoints that are registered for events of this type. */
const urlsFor = ({ webhookEndpoints }: State, type: EventType): string[] =>
  Object.values(webhookEndpoints)
    .filter(({ status, enabled_events: types }) => {
      return status === 'enabled' && (types.includes('*') || types.includes(type));
    })
    .map(({ url }) => url);

function emit(account: Account, type: EventType, object: { id: string }, before?: object): void {
  const { state } = account;
  const urls = urlsFor(state, type);
  const event: StoredEvent = {
    id: account.newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: account.now(),
    data: {
      object: structuredClone(object),
      ...(before ? { previous_attributes: changesOf(before, object) } : {}),
    },
    livemode: false,
    pending_webhooks: urls.length,
    request: account.request ?? { id: null, idempotency_key: null },
    type,
  };
  state.events[event.id] = event;
  const delivery = { event: event.id, attempts: 0, due: account.clock() };
  const owner = customerIdOf(state, object);
  const isHeld = state.isHoldingEvents || (owner !== null && state.heldCustomers.includes(owner));
  state.deliveries.push(...urls.map((url) => ({ ...delivery, url, isHeld })));
}

/** Creates an account, or continues from the saved state of an earlier account. */
export function createAccount({ now, origin, secret, saved }: AccountOptions): Account {
  const state = loadState(saved);
  const clock = () => Math.floor(now() / 1000);
  let dueTime: number | null = null;
  const account: Account = {
    state,
    origin,
    secret,
    clock,
    newId: (prefix) => {
      state.lastId += 1;
      return `${prefix}_${state.seed}${state.lastId.toString(36).padStart(8, '0')}`;
    },
    now: () => dueTime ?? clock(),
    at: (time, work) => {
      dueTime = time;
      try {
        work();
      } finally {
        dueTime = null;
      }
    },
    emit: (type, object, before) => {
      emit(account, type, object, before);
    },
    request: null,
  };
  return account;
}

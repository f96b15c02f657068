import { FailedCall } from './billing-world';
import { BILLING_EVENT_TYPES } from '../../../src/domain/billing/billing-event-types';
import type { RunCommand } from './choices';
import type { Command } from './history';
import type { PlayedState } from './played-state';
import type { HeldEvent } from './stripe-acts';

type Of<Name extends Command['do']> = Extract<Command, { readonly do: Name }>;

const PAYMENT_PAGE = /\/pay\/(\w+)/;

/**
 * Returns the result of a call to the product. If the call failed, records the failure and returns null. The test fails
 * if a failure has no explanation, such as a fault or a concurrent act.
 */
function noted<T>({ failed }: PlayedState, result: T | FailedCall): T | null {
  if (!(result instanceof FailedCall)) return result;
  failed.push(result);
  return null;
}

const oneOf = <T>({ world }: PlayedState, at: number, list: () => Promise<readonly T[]>) =>
  world.step(async () => {
    const all = await list();
    return all[at % all.length];
  });

const heldEvent = (played: PlayedState, at: number) =>
  oneOf(played, at, () => played.world.acts.heldEvents());

/** Sends an event to the product. Returns whether the product accepted it. */
async function send(played: PlayedState, id: string): Promise<boolean> {
  played.sent.push(id);
  const result = await played.world.receive(id);
  noted(played, result);
  return result === null;
}

const isHandled = ({ type }: HeldEvent): boolean =>
  (BILLING_EVENT_TYPES as readonly string[]).includes(type);

/**
 * Sends one of the held events to the product. Returns the id of the event if the product accepted it. If the product
 * gets the event for the first time, records that the product must read the customer at Stripe.
 */
async function deliver(played: PlayedState, at: number): Promise<string | null | undefined> {
  const event = await heldEvent(played, at);
  if (!event) return undefined;
  const { id, customer } = event;
  const { customerId } = await played.world.stored();
  const isNew = isHandled(event) && !played.sent.includes(id);
  if (!(await send(played, id))) return null;
  if (isNew && customerId !== null && customer === customerId) played.reads.push(id);
  return id;
}

const drop = ({ world }: PlayedState, id: string) =>
  world.step(() => world.acts.dropEvents({ ids: [id] }));

const eventCommands = {
  deliver: async (played: PlayedState, { at }: Of<'deliver'>) => {
    const id = await deliver(played, at);
    if (id) await drop(played, id);
    return id !== undefined;
  },
  'deliver and keep': async (played: PlayedState, { at }: Of<'deliver and keep'>) =>
    (await deliver(played, at)) !== undefined,
  'deliver again': async (played: PlayedState, { at }: Of<'deliver again'>) => {
    const id = await oneOf(played, at, async () => played.sent);
    if (id !== undefined) await send(played, id);
    return id !== undefined;
  },
  drop: async (played: PlayedState, { at }: Of<'drop'>) => {
    const event = await heldEvent(played, at);
    if (event) await drop(played, event.id);
    return event !== undefined;
  },
};

/** The commands that call the product. */
export const productCommands = {
  ...eventCommands,
  checkout: async (played: PlayedState, { plan }: Of<'checkout'>) => {
    const { world, sessions, customers } = played;
    const url = noted(played, await world.checkout(plan));
    if (url !== null) played.reads.push(url);
    const session = PAYMENT_PAGE.exec(url ?? '')?.[1];
    if (session === undefined) return true;
    sessions.push(session);
    const { customer } = await world.stripe.checkout.sessions.retrieve(session);
    if (typeof customer === 'string') customers.add(customer);
    return true;
  },
  verify: async (played: PlayedState, { at }: Of<'verify'>) => {
    const { world, sessions } = played;
    const session = sessions[at % sessions.length];
    if (session === undefined) return false;
    // The result is null if the customer of the session was deleted.
    const isVerified = noted(played, await world.verify(session)) !== null;
    if (isVerified) played.reads.push(session);
    return isVerified;
  },
  'copy claims': ({ world }: PlayedState) => world.copyClaims(),
  'daily job': async (played: PlayedState) => {
    noted(played, await played.world.runDailyJob());
    return true;
  },
} satisfies { readonly [Name in Command['do']]?: RunCommand<Of<Name>> };

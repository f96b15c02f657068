import { Failed } from './billed-world';
import type { Run } from './choices';
import type { Command } from './history';
import type { Played } from './played-state';

type Of<Name extends Command['do']> = Extract<Command, { readonly do: Name }>;

const PAYMENT_PAGE = /\/pay\/(\w+)/;

/** Notes a failure, which is wrong if nothing else happened and no fault was injected. */
function noted<T>({ failed }: Played, result: T | Failed): T | null {
  if (!(result instanceof Failed)) return result;
  failed.push(result);
  return null;
}

const heldIn = async ({ world }: Played): Promise<string[]> =>
  (await world.acts.heldEvents()).map(({ id }) => id);

/** Sends one of these events to the product. Returns it, or null if there is none. */
async function send(
  played: Played,
  at: number,
  events: () => Promise<readonly string[]>,
): Promise<{ readonly id: string; readonly isAccepted: boolean } | null> {
  const { world, sent } = played;
  const id = await world.step(async () => {
    const all = await events();
    return all[at % all.length];
  });
  if (id === undefined) return null;
  sent.push(id);
  const result = await world.receive(id);
  noted(played, result);
  return { id, isAccepted: result === null };
}

const drop = ({ world }: Played, id: string) =>
  world.step(() => world.acts.dropEvents({ ids: [id] }));

const eventCommands = {
  deliver: async (played: Played, { at }: Of<'deliver'>) => {
    const result = await send(played, at, () => heldIn(played));
    if (result?.isAccepted) await drop(played, result.id);
    return result !== null;
  },
  'deliver and keep': async (played: Played, { at }: Of<'deliver and keep'>) =>
    (await send(played, at, () => heldIn(played))) !== null,
  'deliver again': async (played: Played, { at }: Of<'deliver again'>) =>
    (await send(played, at, async () => played.sent)) !== null,
  drop: async (played: Played, { at }: Of<'drop'>) => {
    const all = await played.world.step(() => heldIn(played));
    const id = all[at % all.length];
    if (id === undefined) return false;
    await drop(played, id);
    return true;
  },
};

/** The commands that call the product. */
export const productCommands = {
  ...eventCommands,
  checkout: async (played: Played, { plan }: Of<'checkout'>) => {
    const { world, sessions, customers } = played;
    const url = noted(played, await world.checkout(plan));
    const session = PAYMENT_PAGE.exec(url ?? '')?.[1];
    if (session === undefined) return true;
    sessions.push(session);
    const { customer } = await world.stripe.checkout.sessions.retrieve(session);
    if (typeof customer === 'string') customers.add(customer);
    return true;
  },
  verify: async (played: Played, { at }: Of<'verify'>) => {
    const { world, sessions } = played;
    const session = sessions[at % sessions.length];
    if (session === undefined) return false;
    // Null for the session of a customer who was deleted.
    return noted(played, await world.verify(session)) !== null;
  },
  'copy claims': ({ world }: Played) => world.copyClaims(),
  'daily job': async (played: Played) => {
    noted(played, await played.world.runDailyJob());
    return true;
  },
} satisfies { readonly [Name in Command['do']]?: Run<Of<Name>> };

import type Stripe from 'stripe';
import { addStripeStateToTimeline, type PlayedState, subscriptionsOf } from './played-state';

/** Runs a command. Returns false if there was nothing to act on. */
export type RunCommand<Command> = (played: PlayedState, command: Command) => Promise<boolean>;

interface At {
  readonly at: number;
}

interface Choice<T> extends At {
  readonly among: () => Promise<readonly T[]>;
}

/**
 * Acts at Stripe on one of the objects that `among` returns, in one step of the world. Returns false if there are no
 * objects.
 */
export const actOnChosenObject = <T>(
  played: PlayedState,
  { at, among }: Choice<T>,
  act: (one: T) => Promise<unknown>,
): Promise<boolean> =>
  played.world.step(async () => {
    const all = await among();
    const one = all[at % all.length];
    if (one === undefined) return false;
    await act(one);
    await addStripeStateToTimeline(played);
    return true;
  });

/** Returns the values for which `suits` resolves to true. */
export async function filterAsync<T>(
  all: readonly T[],
  suits: (one: T) => Promise<boolean>,
): Promise<T[]> {
  const fitting: T[] = [];
  for (const one of all) if (await suits(one)) fitting.push(one);
  return fitting;
}

interface OnSubscription<Command> {
  readonly suits: (
    subscription: Stripe.Subscription,
    played: PlayedState,
    command: Command,
  ) => boolean | Promise<boolean>;
  readonly act: (
    subscription: Stripe.Subscription,
    played: PlayedState,
    command: Command,
  ) => Promise<unknown>;
}

/** Creates a command that acts on one of the subscriptions for which `suits` returns true. */
export const commandOnSubscription =
  <Command extends At>({ suits, act }: OnSubscription<Command>): RunCommand<Command> =>
  (played, command) =>
    actOnChosenObject(
      played,
      {
        at: command.at,
        among: async () =>
          filterAsync(await subscriptionsOf(played), async (it) => suits(it, played, command)),
      },
      (subscription) => act(subscription, played, command),
    );

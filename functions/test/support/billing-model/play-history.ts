import type { BillingWorld } from './billing-world';
import { checkPlan, checkReconciled } from './checks';
import type { RunCommand } from './choices';
import { customerCommands } from './customer-commands';
import type { Command, History, Round } from './history';
import {
  addToTally,
  createPlayedState,
  addStripeStateToTimeline,
  type PlayedState,
  type Tally,
} from './played-state';
import { productCommands } from './product-commands';
import { subscriptionCommands } from './subscription-commands';
import { createTimeline } from './timeline';

type Runs = {
  readonly [Name in Exclude<Command['do'], 'reconcile and check'>]: RunCommand<
    Extract<Command, { readonly do: Name }>
  >;
};

const RUNS: Runs = { ...productCommands, ...customerCommands, ...subscriptionCommands };

const QUIET = { order: [], fault: null };

/**
 * Plays a history, then compares the member with Stripe. Throws if they do not agree, or if a late or repeated event
 * changes anything afterwards.
 */
export async function playHistory(
  world: BillingWorld,
  history: History,
  tally: Tally,
): Promise<void> {
  const played = createPlayedState(world, tally, createTimeline());
  world.watch({
    stripeChanged: () => addStripeStateToTimeline(played),
    planStored: (plan) => played.timeline.checkStored(plan, world.now()),
  });
  for (const round of history) await playRound(played, round);
  await reconcileAndCheck(played);
  await repeatEvents(played);
}

async function playRound(played: PlayedState, round: Round): Promise<void> {
  const { world, tally, failed } = played;
  const [first, ...others] = round.commands;
  if (first?.do === 'reconcile and check') {
    addToTally(tally, first.do);
    return reconcileAndCheck(played);
  }
  failed.length = 0;
  played.reads.length = 0;
  const { hasFailedStep } = await world.together(
    round.commands.map((command) => () => run(played, command)),
    round,
  );
  if (hasFailedStep)
    addToTally(tally, round.fault?.isLost ? 'fault: response lost' : 'fault: refused');
  await addStripeStateToTimeline(played);
  if (others.length > 0 || hasFailedStep) return;
  if (failed[0])
    throw new Error(`'${String(first?.do)}' failed without a fault.`, { cause: failed[0].cause });
  if (played.reads.length > 0) await checkPlan(played);
}

async function run(played: PlayedState, command: Command): Promise<void> {
  // Each command has a function of the same name, which plays it.
  const play = RUNS[command.do as keyof Runs] as RunCommand<Command>;
  const hasRun = await play(played, command);
  addToTally(played.tally, hasRun ? command.do : `${command.do} (nothing to act on)`);
}

async function alone(world: BillingWorld, work: () => Promise<void>): Promise<void> {
  await world.together([work], QUIET);
}

async function reconcileAndCheck(played: PlayedState): Promise<void> {
  const { world } = played;
  await alone(world, world.reconcile);
  await alone(world, world.claimsCopied);
  await checkReconciled(played);
}

const AT_ONCE = 3;

async function repeatEvents(played: PlayedState): Promise<void> {
  const { world, sent } = played;
  const before = await world.stored();
  const held = (await world.acts.heldEvents()).map(({ id }) => id);
  // Sends the newest event first, because the reverse order finds the most faults.
  const ids = [...sent, ...held].reverse();
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await world.together(
      ids.slice(start, start + AT_ONCE).map((id) => async () => void (await world.receive(id))),
      QUIET,
    );
  await world.acts.dropEvents({ ids: held });
  await alone(world, world.claimsCopied);
  await checkReconciled(played);
  const after = await world.stored();
  if (after.planChangedAt?.getTime() !== before.planChangedAt?.getTime())
    throw new Error('Late and repeated events changed the plan.');
}

import type { Fault } from '../../../functions/test/support/billing-model/history';

/** The error that a step throws if a simulated fault makes the step fail. */
export class InjectedFault extends Error {
  declare protected readonly byConstructor: true;
}

/**
 * The kind of a step. A simulated fault can make steps of the kinds 'read' and 'write' fail, but not steps of the kind
 * 'other'.
 */
export type StepKind = 'read' | 'write' | 'other';

interface Chance {
  readonly order: readonly number[];
  readonly fault: Fault | null;
}

export interface InterleavingScheduler {
  /** Waits until `run` chooses this step, then calls `act`. No other step runs until `act` has ended. */
  readonly step: <T>(kind: StepKind, act: () => Promise<T>) => Promise<T>;
  /**
   * Runs tasks concurrently until all tasks have ended. `order` decides which of the waiting steps runs next, and
   * `fault` decides which step fails.
   */
  readonly run: (
    tasks: readonly (() => Promise<void>)[],
    chance: Chance,
  ) => Promise<{ readonly hasFailedStep: boolean }>;
}

/**
 * Resolves when each task has either ended or is waiting for `run` to choose its next step. One turn of the event loop
 * is enough, because the tasks run in memory.
 */
const untilAllWait = () => new Promise((resolve) => void setImmediate(resolve));

/**
 * If no step runs for more than this number of turns of the event loop, the run fails: a task must then be waiting for
 * the network or a timer.
 */
const MAX_IDLE_TURNS = 1000;

/** Decides the order of the steps of concurrent tasks, so that a history always runs in the same way. */
export function createInterleavingScheduler(): InterleavingScheduler {
  const waiting: (() => void)[] = [];
  let fault: Fault | null = null;
  let stepsToFault = 0;
  let hasFailedStep = false;

  /** Counts down to the step that must fail. Returns whether the current step is this step. */
  const takesFault = (kind: StepKind): boolean => {
    if (!fault || hasFailedStep || kind === 'other' || (fault.isLost && kind === 'read'))
      return false;
    stepsToFault -= 1;
    hasFailedStep = stepsToFault < 0;
    return hasFailedStep;
  };

  const step = async <T>(kind: StepKind, act: () => Promise<T>): Promise<T> => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const fails = takesFault(kind);
    if (fails && !fault?.isLost) throw new InjectedFault('refused');
    const result = await act();
    if (fails) throw new InjectedFault('lost');
    return result;
  };

  const run: InterleavingScheduler['run'] = async (tasks, chance) => {
    ({ fault } = chance);
    stepsToFault = fault?.at ?? 0;
    hasFailedStep = false;
    const running = { isOver: false };
    const all = Promise.all(tasks.map((task) => task())).finally(() => {
      running.isOver = true;
    });
    // Prevents an unhandled rejection during the loop below. `all` is awaited after the loop.
    all.catch(() => undefined);
    let turn = 0;
    let idleTurns = 0;
    for (;;) {
      await untilAllWait();
      if (running.isOver) break;
      const at = (chance.order[turn % chance.order.length] ?? 0) % waiting.length;
      const [next] = waiting.splice(at, 1);
      if (next) {
        turn += 1;
        next();
        continue;
      }
      idleTurns += 1;
      if (idleTurns > MAX_IDLE_TURNS) throw new Error('A task waits for the network or a timer.');
    }
    waiting.length = 0;
    await all;
    return { hasFailedStep };
  };

  return { step, run };
}

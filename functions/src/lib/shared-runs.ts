import { setTimeout as delay } from 'node:timers/promises';

interface Pace {
  /** How many runs may begin in a second, over time. */
  readonly perSecond: number;
  /** How many may begin at once after calm. */
  readonly burst: number;
  readonly now: () => Date;
}

/**
 * Shares the runs of a job among those who ask for one: each gets a run that began after they
 * asked, and fails where it fails. One runs at a time, and no more begin than the pace allows.
 */
export function createSharedRuns<Result>(
  run: () => Promise<Result>,
  pace: Pace,
): () => Promise<Result> {
  const waitForTurn = createTurns(pace);
  let previous: Promise<unknown> = Promise.resolve();
  /** The run that has not begun yet. */
  let next: Promise<Result> | null = null;

  const runAfter = async (earlier: Promise<unknown>) => {
    await earlier;
    await waitForTurn();
    next = null;
    return run();
  };

  return () => {
    if (!next) {
      next = runAfter(previous);
      previous = next.catch(() => undefined);
    }
    return next;
  };
}

/** Waits until the next turn is due: a bucket of `burst` tokens, refilled by `perSecond`. */
function createTurns({ perSecond, burst, now }: Pace): () => Promise<void> {
  const intervalMs = 1000 / perSecond;
  let usedUpTo = 0;
  return async () => {
    const moment = now().getTime();
    const turn = Math.max(moment, usedUpTo);
    usedUpTo = turn + intervalMs;
    const waitMs = turn - (burst - 1) * intervalMs - moment;
    // No longer than for one turn: a clock that is set back must not stop everything.
    if (waitMs > 0) await delay(Math.min(waitMs, intervalMs));
  };
}

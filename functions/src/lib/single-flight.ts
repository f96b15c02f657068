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
export function createSingleFlight<Result>(
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
  const burstMs = burst * intervalMs;
  let usedUpTo = 0;
  return async () => {
    const moment = now().getTime();
    // Never further ahead than a burst, or a clock that is set back would stop everything.
    const turn = Math.max(moment, Math.min(usedUpTo, moment + burstMs));
    usedUpTo = turn + intervalMs;
    const waitMs = usedUpTo - burstMs - moment;
    if (waitMs > 0) await delay(waitMs);
  };
}

const delay = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

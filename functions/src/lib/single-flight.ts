/**
 * Returns a function that shares one run among all calls before its start. Later calls share the next run. Runs do not
 * overlap.
 * @param permit resolves when the next run may start
 */
export function createSingleFlight<Result>(
  run: () => Promise<Result>,
  permit: () => Promise<void>,
): () => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve();
  let waitingRun: Promise<Result> | null = null;

  const runAfter = async (earlier: Promise<unknown>) => {
    await earlier;
    await permit();
    waitingRun = null;
    return run();
  };

  return () => {
    if (!waitingRun) {
      waitingRun = runAfter(previous);
      previous = waitingRun.catch(() => undefined);
    }
    return waitingRun;
  };
}

/**
 * Returns a function that starts `run`. If a run is in progress, it returns the promise of that run instead. In
 * contrast, with `createSingleFlight` a call during a run waits for the next run.
 */
export function shareRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  return () =>
    (current ??= run().finally(() => {
      current = undefined;
    }));
}

/**
 * Returns a function that shares one run among all calls that are made before the run starts. Calls that are made
 * during the run share the next run. Runs do not overlap.
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
 * Returns a function that starts `run`. During a run, the function returns the promise of that run instead. In contrast
 * to `createSingleFlight`, a call during a run does not wait for the next run.
 */
export function shareRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  return () =>
    (current ??= run().finally(() => {
      current = undefined;
    }));
}

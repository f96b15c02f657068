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

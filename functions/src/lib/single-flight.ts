/**
 * Shares the runs of a job among its callers. The returned function resolves with the result of a
 * run that starts after the call, and rejects if that run fails. Runs do not overlap.
 * @param permit resolves when the next run may start
 */
export function createSingleFlight<Result>(
  run: () => Promise<Result>,
  permit: () => Promise<void>,
): () => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve();
  /** The run that has not started yet. */
  let next: Promise<Result> | null = null;

  const runAfter = async (earlier: Promise<unknown>) => {
    await earlier;
    await permit();
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

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

/**
 * Returns a function that starts `run`, or returns the promise of the current run. (With `createSingleFlight`, a call
 * during a run waits for the next run instead.)
 */
export function shareRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  return () =>
    (current ??= run().finally(() => {
      current = undefined;
    }));
}

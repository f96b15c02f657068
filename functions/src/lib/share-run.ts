/** Returns a function that starts `run`, or joins it if it is already running. (`createSingleFlight` waits for the next run instead.) */
export function shareRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  return () =>
    (current ??= run().finally(() => {
      current = undefined;
    }));
}

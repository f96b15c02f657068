/** Returns a function that starts `run`, or joins a run that has not ended. (`createSingleFlight` joins no started run.) */
export function shareRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  return () =>
    (current ??= run().finally(() => {
      current = undefined;
    }));
}

let listener: ((version: string) => void) | null = null;
let latest: string | null = null;

/**
 * Passes a plan version to the listener of `onPlanVersion`. The API client calls this for each response that contains a
 * plan version.
 */
export function announcePlanVersion(version: string): void {
  latest = version;
  listener?.(version);
}

/**
 * Calls `listen` with the plan version of the latest response and of each later response. Returns a function that
 * unsubscribes.
 */
export function onPlanVersion(listen: (version: string) => void): () => void {
  listener = listen;
  if (latest !== null) listen(latest);
  return () => {
    listener = null;
    latest = null;
  };
}

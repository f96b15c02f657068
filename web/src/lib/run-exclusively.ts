/**
 * Runs `work` when no other tab or worker of this browser runs work with this name. In a browser without locks, runs it
 * immediately. Rejects if `signal` aborts during the wait.
 */
export function runExclusively<T>(
  name: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (!('locks' in navigator)) return work();
  return signal
    ? navigator.locks.request(name, { signal }, work)
    : navigator.locks.request(name, work);
}

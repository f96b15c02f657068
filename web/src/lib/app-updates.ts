let isReady = false;
const listeners = new Set<() => void>();

/** Called when a newer version of the app can be loaded. */
export function announceUpdate(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

export const isUpdateReady = (): boolean => isReady;

export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let isReady = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isReady = next;
  for (const listener of listeners) listener();
}

/** Announces that a newer version of the app can be loaded. */
export const announceUpdate = (): void => change(true);

/** Hides the offer of the newer version until the next announcement. */
export const postponeUpdate = (): void => change(false);

export const isUpdateReady = (): boolean => isReady;

export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let opened: BroadcastChannel | null = null;
const channel = () => (opened ??= new BroadcastChannel('boloboard-outbox'));

const listeners = new Set<() => void>();

/** Announces a change of the outbox to this page, the other tabs and the service worker. */
export function announceOutboxChange(): void {
  for (const listener of listeners) listener();
  channel().postMessage(null);
}

/**
 * Calls `listener` after a change of the outbox in this tab, another tab or the service worker. Returns a function that
 * unsubscribes.
 */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  channel().addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel().removeEventListener('message', listener);
  };
}

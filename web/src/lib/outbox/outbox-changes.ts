let opened: BroadcastChannel | null = null;
const channel = () => (opened ??= new BroadcastChannel('boloboard-outbox'));

const listeners = new Set<() => void>();

/** Tells this page, the other tabs and the service worker that the outbox changed. */
export function announceOutboxChange(): void {
  for (const listener of listeners) listener();
  channel().postMessage(null);
}

/** Calls `listener` after a change here or elsewhere. Returns a function that unsubscribes. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  channel().addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel().removeEventListener('message', listener);
  };
}

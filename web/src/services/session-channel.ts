export type SessionChange = 'signed-in' | 'signed-out';

let opened: BroadcastChannel | null = null;

/** One for the whole page: a channel never hears itself, while a second one here would. */
const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel('boloboard-session'));

/** Tells the other tabs of this browser that the session changed. */
export function announceSessionChange(change: SessionChange): void {
  channel().postMessage(change);
}

/** Calls back when another tab signed in or out; returns how to stop. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const hear = (event: MessageEvent<SessionChange>) => listener(event.data);
  channel().addEventListener('message', hear);
  return () => channel().removeEventListener('message', hear);
}

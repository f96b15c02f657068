const NAME = 'boloboard-session';

export type SessionChange = 'signed-in' | 'signed-out';

/** Tells the other tabs of this browser that the session changed. */
export function announceSessionChange(change: SessionChange): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(change);
  channel.close();
}

/** Calls back when another tab signed in or out; returns how to stop. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<SessionChange>) => listener(event.data);
  return () => channel.close();
}

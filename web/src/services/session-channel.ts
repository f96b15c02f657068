import { SESSION_CHANNEL } from '@/lib/worker-messages';

/**
 * A message to other tabs: who is signed in now, or a change of the member's data that they cannot learn from a
 * response.
 */
export type SessionChange =
  'signed-in' | 'signed-out' | 'blocks-changed' | 'plan-changed' | 'notifications-changed';

let opened: BroadcastChannel | null = null;

/**
 * Returns the page's channel. A page uses only one, because a second channel would receive the messages of the first.
 */
const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel(SESSION_CHANNEL));

export function announceSessionChange(change: SessionChange): void {
  channel().postMessage(change);
}

/** Calls `listener` after a change in another tab. Returns a function that unsubscribes. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const forward = (event: MessageEvent<SessionChange>) => listener(event.data);
  channel().addEventListener('message', forward);
  return () => channel().removeEventListener('message', forward);
}

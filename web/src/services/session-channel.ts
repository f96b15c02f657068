import { SESSION_CHANNEL } from '@/lib/worker-messages';

/**
 * A message to other tabs. It states that a member has signed in or out, or that the member's data has changed in a way
 * that responses do not show.
 */
export type SessionChange =
  'signed-in' | 'signed-out' | 'blocks-changed' | 'plan-changed' | 'notifications-changed';

let opened: BroadcastChannel | null = null;

/** Returns the page's only broadcast channel. If the page had a second channel, it would receive its own messages. */
const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel(SESSION_CHANNEL));

export function announceSessionChange(change: SessionChange): void {
  channel().postMessage(change);
}

/** Calls `listener` after a session change in another tab. Returns a function that unsubscribes. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const forward = (event: MessageEvent<SessionChange>) => listener(event.data);
  channel().addEventListener('message', forward);
  return () => channel().removeEventListener('message', forward);
}

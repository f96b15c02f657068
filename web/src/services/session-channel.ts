import { SESSION_CHANNEL } from '@/lib/worker-messages';

/** Who is signed in, or something of the member that no response to other tabs says. */
export type SessionChange =
  'signed-in' | 'signed-out' | 'blocks-changed' | 'plan-changed' | 'notifications-changed';

let opened: BroadcastChannel | null = null;

/** One per page, because a channel does not receive its own messages but a second one would. */
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

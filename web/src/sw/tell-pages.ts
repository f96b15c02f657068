import { SESSION_CHANNEL } from '@/lib/worker-messages';

/** Tells the open pages what has changed. They are the ones of `SessionChange` that the worker notices. */
export function tellPages(change: 'signed-out' | 'notifications-changed'): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(change);
  channel.close();
}

import { SESSION_CHANNEL } from '@/lib/worker-messages';

/** Notifies the open pages of a change, by the messages of `SessionChange` that the worker can send. */
export function tellPages(change: 'signed-out' | 'notifications-changed'): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(change);
  channel.close();
}

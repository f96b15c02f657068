import { SESSION_CHANNEL } from '@/lib/worker-messages';

/** Notifies the open pages of a change. The worker can send only these two messages of `SessionChange`. */
export function notifyPages(change: 'signed-out' | 'notifications-changed'): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(change);
  channel.close();
}

import { SESSION_CHANNEL } from '@/lib/worker-messages';

/** Notifies the open pages that the session has ended, or that the member's notifications have changed. */
export function notifyPages(change: 'signed-out' | 'notifications-changed'): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(change);
  channel.close();
}

import type { QueryClient } from '@tanstack/react-query';
import { showAchievements } from '@/components/toast/show-achievements';
import { refreshTags } from './refresh-after-call';

let opened: BroadcastChannel | null = null;
const channel = () => (opened ??= new BroadcastChannel('boloboard-achievements'));

const listeners = new Set<() => void>();

/**
 * Shows the achievements that a call unlocked, and notifies the other tabs. Does nothing if the call unlocked no
 * achievement.
 */
export function announceAchievements(unlocked: Parameters<typeof showAchievements>[0]): void {
  if (unlocked.length === 0) return;
  showAchievements(unlocked);
  for (const listener of listeners) listener();
  channel().postMessage(null);
}

/**
 * Refetches the member's achievements when achievements are unlocked in this tab or in another tab. Returns a function
 * that stops refetching.
 */
export function refetchAchievementsOnUnlock(client: QueryClient): () => void {
  const listener = () => void refreshTags(client, ['achievements']);
  listeners.add(listener);
  channel().addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel().removeEventListener('message', listener);
  };
}

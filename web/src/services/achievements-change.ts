import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from './read-query';

let opened: BroadcastChannel | null = null;
const channel = () => (opened ??= new BroadcastChannel('boloboard-achievements'));

const listeners = new Set<() => void>();

/** Tells this page and the other tabs that a call unlocked achievements. Does nothing if it unlocked none. */
export function announceAchievements(unlocked: readonly unknown[]): void {
  if (unlocked.length === 0) return;
  for (const listener of listeners) listener();
  channel().postMessage(null);
}

/** Reads the member's achievements again when some were unlocked, here or in another tab. Returns a function that stops it. */
export function followAchievements(client: QueryClient): () => void {
  const listener = () =>
    void client.invalidateQueries({ queryKey: queryKeyOf('listOwnAchievements') });
  listeners.add(listener);
  channel().addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel().removeEventListener('message', listener);
  };
}

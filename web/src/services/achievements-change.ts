import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from './read-query';

let opened: BroadcastChannel | null = null;
const channel = () => (opened ??= new BroadcastChannel('boloboard-achievements'));

const readAgain = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: queryKeyOf('listOwnAchievements') });

/** Reads the member's achievements again if a call unlocked some, here and in other tabs that show them. */
export function refreshAchievements(client: QueryClient, unlocked: readonly unknown[]): void {
  if (unlocked.length === 0) return;
  readAgain(client);
  channel().postMessage(null);
}

/** Reads them again when another tab unlocked some. Returns a function that stops it. */
export function followAchievements(client: QueryClient): () => void {
  const listen = () => readAgain(client);
  channel().addEventListener('message', listen);
  return () => channel().removeEventListener('message', listen);
}

import { LIKE_USERNAME_REQUIRED } from '@contract/schemas/like';
import type { QueryClient } from '@tanstack/react-query';
import { showAchievements, showToast } from '@/components/toast/toast-store';
import { NetworkError } from '@/services/api-error';
import { queryKeyOf, readOrSaved } from '@/services/read-query';
import { type LikeChange, likedItemsQuery, sendLike } from '../api/likes';
import type { MemberLike } from './member-like';
import { queueLike, removeQueuedLikes } from './queued-like';
import { showLike } from './show-like';

/** What the member wants of the items whose calls are on their way. */
const wanted = new Map<string, boolean>();

/**
 * Likes an item or takes the like back, and shows it immediately. Sends one call at a time for an item, and then what the
 * member wants by then. Without a network, the outbox sends it later. If the server refuses it, shows the former state
 * again and throws like `call`.
 */
export async function toggleLike(client: QueryClient, like: MemberLike): Promise<void> {
  const { itemId } = like;
  const known = client.getQueryData(likedItemsQuery.queryKey);
  const likes = known ?? (await readOrSaved(client, likedItemsQuery));
  const before = likes?.likedItems.includes(itemId) ?? false;
  showLike(client, { itemId, isLiked: !before });
  const isRunning = wanted.has(itemId);
  wanted.set(itemId, !before);
  if (!isRunning) await sendWanted(client, like, before);
}

export function askForUsername(openUsernamePage: () => void): void {
  const action = { label: 'Set username', onPress: openUsernamePage };
  showToast({ title: LIKE_USERNAME_REQUIRED, action });
}

async function sendWanted(client: QueryClient, like: MemberLike, before: boolean): Promise<void> {
  const { itemId } = like;
  let stored = before;
  try {
    for (let isLiked = !before; isLiked !== stored; isLiked = wanted.get(itemId) ?? stored) {
      await sendOrQueue(client, { ...like, isLiked });
      stored = isLiked;
    }
  } catch (error) {
    showLike(client, { itemId, isLiked: stored });
    throw error;
  } finally {
    wanted.delete(itemId);
  }
}

async function sendOrQueue(client: QueryClient, like: MemberLike & LikeChange): Promise<void> {
  const isSending = await removeQueuedLikes(like);
  // After a call that the outbox is sending, so that they arrive in order.
  if (!navigator.onLine || isSending) return queueLike(like);
  try {
    const { newAchievements } = await sendLike(like);
    showAchievements(newAchievements);
    if (newAchievements.length > 0)
      void client.invalidateQueries({ queryKey: queryKeyOf('listOwnAchievements') });
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await queueLike(like);
  }
}

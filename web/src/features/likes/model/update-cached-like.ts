import type { QueryClient } from '@tanstack/react-query';
import { mapCachedItems } from '@/services/items-in-responses';
import { type LikeChange, likedItemsQuery } from '../api/likes';

/**
 * Sets or removes the member's like of an item in every cached response. Does nothing if the cache already contains
 * this state.
 */
export function updateCachedLike(client: QueryClient, { itemId, isLiked }: LikeChange): void {
  const known = client.getQueryData(likedItemsQuery.queryKey)?.likedItems;
  if (!known || known.includes(itemId) === isLiked) return;
  const likedItems = isLiked ? [itemId, ...known] : known.filter((id) => id !== itemId);
  client.setQueryData(likedItemsQuery.queryKey, () => ({ likedItems }));
  const by = isLiked ? 1 : -1;
  mapCachedItems(client, (item) =>
    item.id === itemId ? { ...item, likesCount: Math.max(0, item.likesCount + by) } : item,
  );
}

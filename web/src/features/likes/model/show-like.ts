import type { QueryClient } from '@tanstack/react-query';
import { mapCachedItems } from '@/services/items-in-responses';
import { type LikeChange, likedItemsQuery } from '../api/likes';

/** Shows a like in the hearts and in the counts of every cached answer. Does nothing if it is already shown. */
export function showLike(client: QueryClient, { itemId, isLiked }: LikeChange): void {
  const known = client.getQueryData(likedItemsQuery.queryKey)?.likedItems;
  if (!known || known.includes(itemId) === isLiked) return;
  const likedItems = isLiked ? [itemId, ...known] : known.filter((id) => id !== itemId);
  client.setQueryData(likedItemsQuery.queryKey, () => ({ likedItems }));
  const by = isLiked ? 1 : -1;
  mapCachedItems(client, (item) =>
    item.id === itemId ? { ...item, likesCount: Math.max(0, item.likesCount + by) } : item,
  );
}

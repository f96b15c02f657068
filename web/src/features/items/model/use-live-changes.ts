import type { Item } from '@contract/schemas/item';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { mapCachedItems } from '@/services/items-in-responses';
import type { LiveItem } from '@/services/live-item';
import { getItemQuery } from '../api/get-item';
import { removeItemFromCache } from './removed-items';

/**
 * The mutation key of the deletion of an item. While the deletion runs, the item detail ignores live changes, so it
 * does not show that the item is gone. The item detail closes after the deletion.
 */
export const itemDeletionMutationKey = (itemId: string) => ['deleteItem', itemId] as const;

/**
 * Writes live changes of the open item to the cache. `isLive` is true after Firestore has delivered the item. `isGone`
 * is true after Firestore has reported that the item was removed or hidden. The item is then also removed from the
 * cached lists.
 */
export function useLiveChanges(itemId: string) {
  const client = useQueryClient();
  const [seen, setSeen] = useState<{ readonly id: string; readonly state: LiveItem['state'] }>();
  const onRead = useCallback(
    (read: LiveItem) => {
      if (client.isMutating({ mutationKey: itemDeletionMutationKey(itemId) }) > 0) return;
      setSeen({ id: itemId, state: read.state });
      if (read.state === 'live') storeLiveItem(client, read.item);
      else removeItemFromCache(client, itemId);
    },
    [client, itemId],
  );
  const state = seen?.id === itemId ? seen.state : null;
  return { isLive: state === 'live', isGone: state === 'gone', onRead };
}

/** Stores a live item in its detail query and in every cached response that contains it. */
export function storeLiveItem(client: QueryClient, item: Item): void {
  client.setQueryData(getItemQuery(item.id).queryKey, () => ({ item }));
  updateItemInCache(client, item.id, () => item);
}

/** Updates one item in every cached response that contains it. */
export function updateItemInCache(
  client: QueryClient,
  itemId: string,
  change: (item: Item) => Item,
): void {
  mapCachedItems(client, (item) => (item.id === itemId ? change(item) : item));
}

import type { Item } from '@contract/schemas/item';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { LiveItem } from '@/services/live-item';
import { getItemQuery } from '../api/get-item';
import { updateItem } from './update-item';

/** Follows the open item live: its changes go to every cached answer. `isGone` if it was removed or hidden. */
export function useLiveChanges(itemId: string) {
  const client = useQueryClient();
  const [goneId, setGoneId] = useState<string | null>(null);
  const onRead = useCallback(
    (read: LiveItem) => {
      setGoneId(read.state === 'gone' ? itemId : null);
      if (read.state === 'live') storeLiveItem(client, read.item);
    },
    [client, itemId],
  );
  return { isGone: goneId === itemId, onRead };
}

/** Puts an item that was read live into the cache of its detail, and into every answer that holds it. */
export function storeLiveItem(client: QueryClient, item: Item): void {
  client.setQueryData(getItemQuery(item.id).queryKey, () => ({ item }));
  updateItem(client, item.id, () => item);
}

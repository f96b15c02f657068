import type { Item } from '@contract/schemas/item';
import type { QueryClient } from '@tanstack/react-query';
import { mapCachedItems } from '@/services/items-in-answers';

/** Changes one item in every cached answer that holds it. Does nothing if no answer does. */
export function updateItem(
  client: QueryClient,
  itemId: string,
  change: (item: Item) => Item,
): void {
  mapCachedItems(client, (item) => (item.id === itemId ? change(item) : item));
}

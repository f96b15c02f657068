import type { Item } from '@contract/schemas/item';
import type { QueryClient } from '@tanstack/react-query';
import { mapCachedItems } from '@/services/items-in-responses';

/** Updates one item in every cached response that contains it. */
export function updateItem(
  client: QueryClient,
  itemId: string,
  change: (item: Item) => Item,
): void {
  mapCachedItems(client, (item) => (item.id === itemId ? change(item) : item));
}

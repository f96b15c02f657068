import type { QueryClient } from '@tanstack/react-query';
import { fetchFreshChampions } from '@/features/champions/api/champions';
import { ITEM_LIST_KEY, itemCategoriesQuery } from '@/features/items/api/list-items';

/** Reads again what depends on the order and the number of items. */
export function refreshItems(client: QueryClient): void {
  for (const queryKey of [ITEM_LIST_KEY, itemCategoriesQuery.queryKey])
    void client.invalidateQueries({ queryKey });
  void fetchFreshChampions(client);
}

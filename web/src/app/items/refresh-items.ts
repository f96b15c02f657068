import type { QueryClient } from '@tanstack/react-query';
import { fetchFreshChampions } from '@/features/champions/api/champions';
import { ITEM_LIST_KEY, itemCategoriesQuery } from '@/features/items/api/list-items';
import { OWN_ITEMS_KEYS } from '@/features/items/api/own-items';
import { PROFILE_KEYS } from '@/features/profiles/api/profile';
import { queryKeyOf } from '@/services/read-query';

const CHANGED_WITH_ITEMS = [
  ITEM_LIST_KEY,
  itemCategoriesQuery.queryKey,
  ...OWN_ITEMS_KEYS,
  ...PROFILE_KEYS,
  queryKeyOf('getSalesSummary'),
];

/** Reads again what depends on the order and the number of items. */
export function refreshItems(client: QueryClient): void {
  for (const queryKey of CHANGED_WITH_ITEMS) void client.invalidateQueries({ queryKey });
  void fetchFreshChampions(client);
}

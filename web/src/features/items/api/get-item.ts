import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/services/api-error';
import { readQuery } from '@/services/read-query';
import { ITEM_LIST_KEY } from './list-items';

/** One item by its id, wherever it stands. */
export const getItemQuery = (itemId: string) => readQuery('getItem', { params: { itemId } });

/** Whether a read failed because no such item is on the board; what cannot be an id is none either. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Puts an item as it is now wherever it was read before, so that its card and its detail agree. */
export function keepItem(client: QueryClient, item: Item): void {
  client.setQueryData(getItemQuery(item.id).queryKey, () => ({ item }));
  for (const [key, page] of client.getQueriesData<ItemListPage>({ queryKey: ITEM_LIST_KEY })) {
    const state = client.getQueryState(key);
    // A page that has to be read anew still has to, and none is newer for one item's sake.
    if (!state || state.isInvalidated || !page?.items.some(({ id }) => id === item.id)) continue;
    const items = page.items.map((listed) => (listed.id === item.id ? item : listed));
    client.setQueryData(key, { ...page, items }, { updatedAt: state.dataUpdatedAt });
  }
}

import { DEFAULT_VIEW, itemListQuery } from '@contract/rules/item-list-view';
import type { FirstPage } from '@contract/schemas/first-page';
import type { QueryClient } from '@tanstack/react-query';
import { getItemQuery } from '@/features/items/api/get-item';
import { listItemsQuery } from '@/features/items/api/list-items';
import { stateWithItem } from '@/features/items/model/opened-item';

/** Stores the data where the page's queries find it. `updatedAt` is in milliseconds since 1970. */
export function fillCache(client: QueryClient, { list, item }: FirstPage, updatedAt: number): void {
  const { queryKey } = listItemsQuery(itemListQuery(DEFAULT_VIEW));
  client.setQueryData(queryKey, list, { updatedAt });
  if (item) client.setQueryData(getItemQuery(item.id).queryKey, () => ({ item }), { updatedAt });
}

/** The state of the location `/` that opens the item, as if a visitor had followed the item's link. */
export const historyStateOf = ({ item }: FirstPage): object | null =>
  item && stateWithItem({ itemId: item.id, commentId: null, page: null, isPushed: false });

/** The address at which the server sends this page. */
export const addressOf = ({ item }: FirstPage): string => (item ? `/item/${item.id}` : '/');

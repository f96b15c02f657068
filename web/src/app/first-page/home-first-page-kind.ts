import { DEFAULT_VIEW, itemListApiQuery, parseItemListView } from '@contract/rules/item-list-view';
import type { HomeFirstPage } from '@contract/schemas/first-page';
import { getItemQuery } from '@/features/items/api/get-item';
import { listItemsQuery } from '@/features/items/api/list-items';
import { historyStateOf } from '@/features/items/model/opened-item';
import { loadItemDetail } from '@/features/items/ui/item-detail';
import type { FirstPageKind } from './first-page-kind';

/**
 * The pages of the route `/` that the server renders with data. A visitor who opens a list gets the item list. A
 * visitor who follows a link to an item gets this item, open over the list.
 */
export const homeFirstPageKind: FirstPageKind<HomeFirstPage> = {
  fillCache(client, page, updatedAt) {
    const view = page.kind === 'list' ? viewIn(page.search) : DEFAULT_VIEW;
    const { queryKey } = listItemsQuery(itemListApiQuery(view));
    if (page.list) client.setQueryData(queryKey, page.list, { updatedAt });
    if (page.kind !== 'item') return;
    const { item } = page;
    client.setQueryData(getItemQuery(item.id).queryKey, () => ({ item }), { updatedAt });
  },
  urlOf: (page) => (page.kind === 'item' ? `/item/${page.item.id}` : `/${page.search}`),
  locationOf: (page) =>
    page.kind === 'item'
      ? { pathname: '/', search: '', state: stateOf(page.item.id) }
      : { pathname: '/', search: page.search, state: null },
  loadCode: async (page) => page.kind === 'item' && loadItemDetail(),
};

const viewIn = (search: string) => parseItemListView(new URLSearchParams(search));

const stateOf = (itemId: string) =>
  historyStateOf({ itemId, commentId: null, page: null, isPushed: false });

import type { ItemListPage } from '@contract/schemas/item-list';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listItemsQuery } from '../api/list-items';
import { forgetList } from '../api/list-items';
import { itemListQuery } from './item-list-view';
import { type ItemListViewState, useItemListView } from './use-item-list-view';

export interface ItemList extends ItemListViewState {
  /** The page to show: the one before, while the view's own is on its way. */
  readonly shown: ItemListPage | undefined;
  /** `shown` is not the view's own page yet. */
  readonly isChanging: boolean;
  /** Why the view's page could not be read; null where there is something to show. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Reads a page of this list, or takes it from the cache. Rejects as `call` does. */
  readonly readPage: (page: number) => Promise<ItemListPage>;
}

/** The list that the address asks for. All who call this share one read. */
export function useItemList(): ItemList {
  const client = useQueryClient();
  const state = useItemListView();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...listItemsQuery(itemListQuery(state.view)),
    placeholderData: keepPreviousData,
  });
  return {
    ...state,
    shown: data,
    isChanging: isPlaceholderData,
    error: data ? null : error,
    isFetching,
    retry: () => void refetch(),
    readPage: (page) => client.query(listItemsQuery(itemListQuery({ ...state.view, page }))),
    change: (change, options) => {
      forgetList(client, itemListQuery({ ...state.view, ...change }));
      state.change(change, options);
    },
  };
}

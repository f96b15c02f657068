import {
  mayVisitorsSeeView,
  itemListUrl,
  itemListApiQuery,
  type ItemListView,
  parseItemListView,
} from '@contract/rules/item-list-view';
import type { ItemListPage } from '@contract/schemas/item-list';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '@/lib/hydration';
import { savedAtOf } from '@/services/api-error';
import { readQueryOrSavedResponse } from '@/services/query-options';
import { removeCachedList, listItemsQuery } from '../api/list-items';
import { type ItemListOnScreen, useRegisterItemList } from './item-list-on-screen';
import { useDeferredPage } from './use-deferred-page';

export interface ItemList extends ItemListViewState {
  /** The page on the screen. While the requested page loads, this is still the page that was shown before it. */
  readonly shown: ItemListPage | undefined;
  /** The time when `shown` was read from the server, in milliseconds since 1970. */
  readonly readAt: number;
  /** True while the requested page is loading and `shown` is still the page that was shown before it. */
  readonly isChanging: boolean;
  /** The error of the last request. Null if there is a page to show. */
  readonly error: Error | null;
  /** The time when `shown` was saved in the browser, if the server does not respond. Otherwise null. */
  readonly savedAt: number | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Requests a page, or returns it from the cache. If the request fails, rejects with the same errors as `call`. */
  readonly readPage: (page: number) => Promise<ItemListPage>;
}

export function useItemList(): ItemList {
  const client = useQueryClient();
  const state = useItemListView();
  // The HTML from the server contains no list that only members may see. The browser may have such a list in its cache,
  // but must not show it before hydration.
  const mayShow = useIsHydrated() || mayVisitorsSeeView(state.view);
  const { data, error, dataUpdatedAt, isPlaceholderData, isFetching, refetch } = useQuery({
    ...listItemsQuery(itemListApiQuery(state.view)),
    placeholderData: keepPreviousData,
  });
  const shown = useDeferredPage(data);
  useRegisterItemList(useMemo(() => pageItemList(state.view), [state.view]));
  return {
    ...state,
    shown: mayShow ? shown : undefined,
    readAt: dataUpdatedAt,
    isChanging: isPlaceholderData || shown !== data,
    error: data || !mayShow ? null : error,
    savedAt: mayShow && shown === data ? savedAtOf({ data, error, dataUpdatedAt }) : null,
    isFetching,
    retry: () => void refetch(),
    readPage: (page) =>
      readQueryOrSavedResponse(client, listItemsQuery(itemListApiQuery({ ...state.view, page }))),
    change: (change, options) => {
      removeCachedList(client, itemListApiQuery({ ...state.view, ...change }));
      state.change(change, options);
    },
  };
}

const pageItemList = (view: ItemListView): ItemListOnScreen => ({
  page: view.page,
  pageQuery: (page) => listItemsQuery(itemListApiQuery({ ...view, page })),
});

interface ItemListViewState {
  readonly view: ItemListView;
  /**
   * Shows page 1 of the list with another search, filter or order. If `replace` is true, replaces the current entry of
   * the browser's history.
   */
  readonly change: (change: ViewChange, options?: { readonly replace?: boolean }) => void;
  /** Returns the URL of a page, such as '/?q=bowl&page=2'. */
  readonly pageUrl: (page: number) => string;
  /** Returns the URL of page 1 of the list with another search, filter or order. */
  readonly changedUrl: (change: ViewChange) => string;
}

type ViewChange = Partial<Omit<ItemListView, 'page'>>;

function useItemListView(): ItemListViewState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseItemListView(new URLSearchParams(search)), [search]);
  return {
    view,
    pageUrl: (page) => itemListUrl({ ...view, page }),
    changedUrl: (change) => itemListUrl({ ...view, ...change, page: 1 }),
    change: (change, { replace = false } = {}) =>
      void navigate(itemListUrl({ ...view, ...change, page: 1 }), { replace }),
  };
}

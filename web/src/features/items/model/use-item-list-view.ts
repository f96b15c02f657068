import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { itemListSearchParams, type ItemListView, parseItemListView } from './item-list-view';

export interface ItemListViewState {
  readonly view: ItemListView;
  /** Shows another list from its first page. `replace` leaves no history entry of the present one. */
  readonly change: (
    change: Partial<Omit<ItemListView, 'page'>>,
    options?: { readonly replace?: boolean },
  ) => void;
  /** The address of a page of this list, '/?q=bowl&page=2'. */
  readonly pageAddress: (page: number) => string;
}

/** The view that the address holds, and how to go to another one. */
export function useItemListView(): ItemListViewState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseItemListView(new URLSearchParams(search)), [search]);
  return {
    view,
    pageAddress: (page) => addressTo({ ...view, page }),
    change: (change, { replace = false } = {}) =>
      void navigate(addressTo({ ...view, ...change, page: 1 }), { replace }),
  };
}

function addressTo(view: ItemListView): string {
  const search = itemListSearchParams(view).toString();
  return search ? `/?${search}` : '/';
}

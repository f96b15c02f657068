import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOfView, type ListingView, viewOfAddress } from './listing-view';

export interface ListingViewState {
  readonly view: ListingView;
  /** Shows another list from its first page. `replace` leaves no history entry of the present one. */
  readonly change: (
    change: Partial<Omit<ListingView, 'page'>>,
    options?: { readonly replace?: boolean },
  ) => void;
  /** The address of a page of this list, '/?q=bowl&page=2'. */
  readonly pageAddress: (page: number) => string;
}

/** The view that the address holds, and how to go to another one. */
export function useListingView(): ListingViewState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => viewOfAddress(new URLSearchParams(search)), [search]);
  return {
    view,
    pageAddress: (page) => addressTo({ ...view, page }),
    change: (change, { replace = false } = {}) =>
      void navigate(addressTo({ ...view, ...change, page: 1 }), { replace }),
  };
}

function addressTo(view: ListingView): string {
  const search = addressOfView(view).toString();
  return search ? `/?${search}` : '/';
}

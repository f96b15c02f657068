import type { ListingPage } from '@contract/schemas/listing';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listItemsQuery } from '../api/list-items';
import { forgetList } from '../api/list-moment';
import { queryOfView } from './listing-view';
import { type ListingViewState, useListingView } from './use-listing-view';

export interface Listing extends ListingViewState {
  /** The page to show: the one before, while the view's own is on its way. */
  readonly shown: ListingPage | undefined;
  /** `shown` is not the view's own page yet. */
  readonly isChanging: boolean;
  /** Why the view's page could not be read; null where there is something to show. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Reads a page of this list, or takes it from the cache. Rejects as `call` does. */
  readonly readPage: (page: number) => Promise<ListingPage>;
}

/** The list that the address asks for. All who call this share one read. */
export function useListing(): Listing {
  const client = useQueryClient();
  const state = useListingView();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...listItemsQuery(queryOfView(state.view)),
    placeholderData: keepPreviousData,
  });
  return {
    ...state,
    shown: data,
    isChanging: isPlaceholderData,
    error: data ? null : error,
    isFetching,
    retry: () => void refetch(),
    readPage: (page) => client.query(listItemsQuery(queryOfView({ ...state.view, page }))),
    change: (change, options) => {
      forgetList(client, queryOfView({ ...state.view, ...change }));
      state.change(change, options);
    },
  };
}

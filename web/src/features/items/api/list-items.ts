import type { ItemListPageQuery } from '@contract/rules/item-list-view';
import type { ItemListPage } from '@contract/schemas/item-list';
import { hashKey, type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf, queryOptionsFor } from '@/services/query-options';

export const ITEM_LIST_KEY = queryKeyOf('listItems');

/** Reads a page of the item list at the snapshot time (`asOf`) of the cached pages of this list. */
export const listItemsQuery = (query: ItemListPageQuery) =>
  queryOptions({
    queryKey: queryKeyOf('listItems', { query }),
    queryFn: async ({ signal, client }) => {
      const asOf = snapshotOfList(client, query);
      const page = await call('listItems', { query: { ...query, asOf } }, { signal });
      if (page.pagination.asOf !== asOf)
        invalidateOtherSnapshots(client, query, page.pagination.asOf);
      return page;
    },
  });

/** Returns the snapshot time of the list's latest cached page, or undefined if no valid page is cached. */
function snapshotOfList(client: QueryClient, query: ItemListPageQuery): string | undefined {
  const [latest] = pagesOf(client, query)
    .filter(({ state }) => state.data !== undefined && !state.isInvalidated)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return latest?.state.data?.pagination.asOf;
}

function invalidateOtherSnapshots(
  client: QueryClient,
  query: ItemListPageQuery,
  asOf: string,
): void {
  const others = pagesOf(client, query).filter(
    ({ state }) => state.data !== undefined && state.data.pagination.asOf !== asOf,
  );
  for (const page of others) page.invalidate();
}

/**
 * Replaces the first page of the list in the cache. The other pages of the list are requested again when they are
 * shown.
 */
export function replaceFirstCachedPage(
  client: QueryClient,
  query: ItemListPageQuery,
  page: ItemListPage,
): void {
  client.setQueryData(listItemsQuery(query).queryKey, page);
  invalidateOtherSnapshots(client, query, page.pagination.asOf);
}

/** Removes a list's pages from the cache, so that the next request for this list gets a new snapshot. */
export function removeCachedList(client: QueryClient, query: ItemListPageQuery): void {
  for (const page of pagesOf(client, query)) client.getQueryCache().remove(page);
}

function pagesOf(client: QueryClient, query: ItemListPageQuery): Query<ItemListPage>[] {
  const list = listHash(query);
  return client
    .getQueryCache()
    .findAll({ queryKey: ['listItems'] })
    .filter(({ queryKey }) => listHash((queryKey as ListItemsKey)[1].query) === list)
    .map((page) => page as unknown as Query<ItemListPage>);
}

type ListItemsKey = readonly ['listItems', { readonly query: ItemListPageQuery }];

const listHash = (query: ItemListPageQuery) => hashKey([{ ...query, page: undefined }]);

const CATEGORIES_STALE_MS = 60_000;

export const itemCategoriesQuery = queryOptionsFor(
  'listItemCategories',
  {},
  { staleTime: CATEGORIES_STALE_MS },
);

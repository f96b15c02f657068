import type { ItemListPage } from '@contract/schemas/item-list';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { PageQuery } from './page-query';

/**
 * The moment (`asOf`) that a list's pages show: that of the page read last. Undefined where none is
 * kept, or all have to be read anew, as after sharing; then the list begins at a new moment.
 */
export function momentOfList(client: QueryClient, query: PageQuery): string | undefined {
  const [latest] = pagesOf(client, query)
    .filter(({ state }) => state.data !== undefined && !state.isInvalidated)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return latest?.state.data?.pagination.asOf;
}

/** A list goes on at `asOf`: its pages of other moments are read anew when they are shown again. */
export function leaveOtherMoments(client: QueryClient, query: PageQuery, asOf: string): void {
  const others = pagesOf(client, query).filter(
    ({ state }) => state.data !== undefined && state.data.pagination.asOf !== asOf,
  );
  for (const page of others) page.invalidate();
}

/** Forgets a list's pages, so that it begins at a new moment. */
export function forgetList(client: QueryClient, query: PageQuery): void {
  for (const page of pagesOf(client, query)) client.getQueryCache().remove(page);
}

function pagesOf(client: QueryClient, query: PageQuery): Query<ItemListPage>[] {
  const list = listHash(query);
  return client
    .getQueryCache()
    .findAll({ queryKey: ['listItems'] })
    .filter(({ queryKey }) => listHash((queryKey as ListItemsKey)[1].query) === list)
    .map((page) => page as unknown as Query<ItemListPage>);
}

type ListItemsKey = readonly ['listItems', { readonly query: PageQuery }];

const listHash = (query: PageQuery) => hashKey([{ ...query, page: undefined }]);

import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/read-query';
import { leaveOtherMoments, momentOfList } from './list-snapshot';
import type { PageQuery } from './page-query';

/** The key of all pages of the board. */
export const ITEM_LIST_KEY = queryKeyOf('listItems');

/** A page of the board. It follows on to the pages of its list that are known already, by their `asOf`. */
export const listItemsQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: queryKeyOf('listItems', { query }),
    queryFn: async ({ signal, client }) => {
      const asOf = momentOfList(client, query);
      const page = await call('listItems', { query: { ...query, asOf } }, { signal });
      if (page.pagination.asOf !== asOf) leaveOtherMoments(client, query, page.pagination.asOf);
      return page;
    },
    // What failed for want of a network is read when it is back; what was read is never stale.
    refetchOnReconnect: true,
  });

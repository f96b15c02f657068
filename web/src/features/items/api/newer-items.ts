import { NEWEST_ITEM_POLL_SECONDS, type NewestItemTime } from '@contract/schemas/item-list';
import type { ItemListPageQuery } from '@contract/rules/item-list-view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/query-options';

const POLL_MS = NEWEST_ITEM_POLL_SECONDS * 1000;

/**
 * Reads the time when the newest item was stored. The first request is sent after a minute, and the data is null until
 * its response. Refetches once a minute while the page is visible and there is a network. If more than a minute has
 * passed when the page becomes visible or the network returns, refetches immediately.
 */
export const newestItemTimeQuery = queryOptions({
  queryKey: queryKeyOf('getNewestItemTime'),
  queryFn: ({ signal }): Promise<NewestItemTime | null> =>
    call('getNewestItemTime', {}, { signal }),
  initialData: null,
  initialDataUpdatedAt: Date.now,
  staleTime: POLL_MS,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
  networkMode: 'online',
});

/** Reads the current page 1 of a list. The list on the screen still shows an earlier snapshot. */
export const currentFirstPageQuery = (query: ItemListPageQuery) =>
  queryOptions({
    queryKey: ['newestItems', query],
    queryFn: ({ signal }) => call('listItems', { query }, { signal }),
    gcTime: 0,
  });

import type { BulkDeletion } from '@contract/schemas/own-items';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf, readQuery } from '@/services/read-query';

/** One page of the member's own items. */
export const ownItemsQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeyOf('listOwnItems', { query: { page } }),
    queryFn: ({ signal }) => call('listOwnItems', { query: { page } }, { signal }),
  });

export const ownStatsQuery = readQuery('getOwnStats', {});

/** What depends on the number and the values of the member's items. */
export const OWN_ITEMS_KEYS = [queryKeyOf('listOwnItems'), ownStatsQuery.queryKey] as const;

/** Throws like `call`. Safe to repeat. */
export const deleteOwnItems = (itemIds: readonly string[]): Promise<BulkDeletion> =>
  call('deleteOwnItems', { body: { itemIds: [...itemIds] } });

import { queryOptionsFor } from '@/services/query-options';

/** One page of the member's own items. */
export const ownItemsQuery = (page: number) => queryOptionsFor('listOwnItems', { query: { page } });

export const ownStatsQuery = queryOptionsFor('getOwnStats', {});

import { readQuery } from '@/services/read-query';

/** One page of the member's own items. */
export const ownItemsQuery = (page: number) => readQuery('listOwnItems', { query: { page } });

export const ownStatsQuery = readQuery('getOwnStats', {});

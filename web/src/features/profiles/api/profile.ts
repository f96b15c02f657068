import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf, readQuery } from '@/services/read-query';

/** What shows one member. */
export const PROFILE_KEYS = [queryKeyOf('getProfile'), queryKeyOf('getProfileStats')];

/** Nothing tells this browser what another member changes. */
const STALE_MS = 30_000;

/** The member, with a page of their items. */
export function profileQuery(username: string, page: number) {
  const input = { params: { username }, query: page === 1 ? {} : { page } };
  return queryOptions({
    queryKey: queryKeyOf('getProfile', input),
    queryFn: ({ signal }) => call('getProfile', input, { signal }),
    staleTime: STALE_MS,
  });
}

export const profileStatsQuery = (username: string) => ({
  ...readQuery('getProfileStats', { params: { username } }),
  staleTime: STALE_MS,
});

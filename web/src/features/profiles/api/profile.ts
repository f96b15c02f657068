import { queryOptionsFor } from '@/services/query-options';

/**
 * The time in milliseconds after which a profile is refetched, because this browser gets no message when another member
 * changes their profile.
 */
const STALE_MS = 30_000;

/** Reads the profile of a member with a page of their items. */
export const profileQuery = (username: string, page: number) =>
  queryOptionsFor(
    'getProfile',
    { params: { username }, query: page === 1 ? {} : { page } },
    { staleTime: STALE_MS },
  );

export const profileStatsQuery = (username: string) =>
  queryOptionsFor('getProfileStats', { params: { username } }, { staleTime: STALE_MS });

import { CHAMPIONS_REFRESH_SECONDS, type ChampionSeller } from '@contract/schemas/champion';
import type { Item } from '@contract/schemas/item';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { readQuery } from '@/services/read-query';

const REFRESH_MS = CHAMPIONS_REFRESH_SECONDS * 1000;

/** Polls every 30 s while the page is visible, and refetches stale data when it becomes visible again. */
const refreshed = {
  refetchInterval: REFRESH_MS,
  staleTime: REFRESH_MS,
  refetchOnWindowFocus: true,
} as const;

const itemOf = (answer: { readonly item: Item | null } | null) => answer?.item ?? null;
const sellerOf = (answer: { readonly seller: ChampionSeller } | null) => answer?.seller ?? null;

const SHARED = { query: {} };

export const mostLikedQuery = {
  ...readQuery('getMostLikedOfMonth', SHARED),
  ...refreshed,
  select: itemOf,
};
export const highestProfitQuery = {
  ...readQuery('getHighestProfitOfMonth', SHARED),
  ...refreshed,
  select: itemOf,
};
export const mostActiveSellerQuery = {
  ...readQuery('getMostActiveSellerOfMonth', SHARED),
  ...refreshed,
  select: sellerOf,
};

/** Fetches the champions once past all caches, so that they contain what the member just shared. */
export async function fetchFreshChampions(client: QueryClient): Promise<void> {
  const fresh = { query: { since: new Date().toISOString() } };
  const fetchFresh = async <Answer>(
    queryKey: readonly unknown[],
    read: () => Promise<Answer>,
  ): Promise<void> => {
    // An answer on its way may be older.
    await client.cancelQueries({ queryKey });
    try {
      client.setQueryData(queryKey, await read());
    } catch {
      await client.invalidateQueries({ queryKey });
    }
  };
  await Promise.all([
    fetchFresh(mostLikedQuery.queryKey, () => call('getMostLikedOfMonth', fresh)),
    fetchFresh(highestProfitQuery.queryKey, () => call('getHighestProfitOfMonth', fresh)),
    fetchFresh(mostActiveSellerQuery.queryKey, () => call('getMostActiveSellerOfMonth', fresh)),
  ]);
}

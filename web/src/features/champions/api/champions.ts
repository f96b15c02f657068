import { CHAMPIONS_REFRESH_SECONDS, type ChampionSeller } from '@contract/schemas/champion';
import type { Item } from '@contract/schemas/item';
import { queryOptionsFor } from '@/services/query-options';

const REFRESH_MS = CHAMPIONS_REFRESH_SECONDS * 1000;

/**
 * The options of all queries for champions. These queries refetch every 30 s while the page is visible, and refetch
 * outdated data when the page becomes visible again.
 */
const refreshed = {
  refetchInterval: REFRESH_MS,
  staleTime: REFRESH_MS,
  refetchOnWindowFocus: true,
} as const;

const itemOf = (response: { readonly item: Item | null } | null) => response?.item ?? null;
const sellerOf = (response: { readonly seller: ChampionSeller } | null) => response?.seller ?? null;

const SHARED = { query: {} };

export const mostLikedQuery = {
  ...queryOptionsFor('getMostLikedOfMonth', SHARED, refreshed),
  select: itemOf,
};
export const highestProfitQuery = {
  ...queryOptionsFor('getHighestProfitOfMonth', SHARED, refreshed),
  select: itemOf,
};
export const mostActiveSellerQuery = {
  ...queryOptionsFor('getMostActiveSellerOfMonth', SHARED, refreshed),
  select: sellerOf,
};

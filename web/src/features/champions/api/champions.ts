import { CHAMPIONS_REFRESH_SECONDS, type ChampionSeller } from '@contract/schemas/champion';
import type { Item } from '@contract/schemas/item';
import { readQuery } from '@/services/read-query';

const REFRESH_MS = CHAMPIONS_REFRESH_SECONDS * 1000;

/** Read anew every 30 s while the page is seen, and at once when it is seen again after longer. */
const refreshed = {
  refetchInterval: REFRESH_MS,
  staleTime: REFRESH_MS,
  refetchOnWindowFocus: true,
} as const;

const itemOf = (answer: { readonly item: Item | null } | null) => answer?.item ?? null;
const sellerOf = (answer: { readonly seller: ChampionSeller } | null) => answer?.seller ?? null;

export const mostLikedQuery = {
  ...readQuery('getMostLikedOfMonth', {}),
  ...refreshed,
  select: itemOf,
};
export const highestProfitQuery = {
  ...readQuery('getHighestProfitOfMonth', {}),
  ...refreshed,
  select: itemOf,
};
export const mostActiveSellerQuery = {
  ...readQuery('getMostActiveSellerOfMonth', {}),
  ...refreshed,
  select: sellerOf,
};

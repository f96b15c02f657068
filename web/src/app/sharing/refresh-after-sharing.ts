import type { QueryClient } from '@tanstack/react-query';
import { subscriptionStatusQuery } from '@/features/billing/api/subscription-status';
import { fetchFreshChampions } from '@/features/champions/api/champions';
import { ITEM_LIST_KEY } from '@/features/items/api/list-items';
import { queryKeyOf } from '@/services/read-query';

const CHANGED_BY_SHARING = [
  ITEM_LIST_KEY,
  subscriptionStatusQuery.queryKey,
  queryKeyOf('listOwnItems'),
  queryKeyOf('getOwnStats'),
  queryKeyOf('listOwnAchievements'),
  queryKeyOf('getSalesSummary'),
  queryKeyOf('getProfile'),
  queryKeyOf('getProfileStats'),
];

/** Reads again what a share changes. */
export function refreshAfterSharing(queryClient: QueryClient): void {
  for (const queryKey of CHANGED_BY_SHARING) void queryClient.invalidateQueries({ queryKey });
  void fetchFreshChampions(queryClient);
}

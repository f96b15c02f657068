import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { subscriptionStatusQuery } from '@/features/billing/api/subscription-status';
import {
  highestProfitQuery,
  mostActiveSellerQuery,
  mostLikedQuery,
} from '@/features/champions/api/champions';
import { ITEM_LIST_KEY } from '@/features/items/api/list-items';
import { PullToRefresh } from '@/features/site/ui/pull-to-refresh';

const SHOWN_AT_HOME = [
  ITEM_LIST_KEY,
  mostLikedQuery.queryKey,
  highestProfitQuery.queryKey,
  mostActiveSellerQuery.queryKey,
  subscriptionStatusQuery.queryKey,
];

async function refreshHome(client: QueryClient): Promise<void> {
  await Promise.all(
    SHOWN_AT_HOME.map((queryKey) => client.invalidateQueries({ queryKey }, { throwOnError: true })),
  );
}

export function HomeRefresh() {
  const client = useQueryClient();
  return <PullToRefresh onRefresh={() => refreshHome(client)} />;
}

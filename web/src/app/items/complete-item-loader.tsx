import { type Item, ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureCard } from '@/components/failure-card';
import { Loading } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { getItemQuery, isItemMissing } from '@/features/items/api/get-item';

interface CompleteItemLoaderProps {
  readonly item: Item;
  /** Renders the item when its cover and its link to the listing are loaded. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * Requests the complete item if the given item lacks its cover and its link to the listing. A member's own items lack
 * both in lists.
 */
export function CompleteItemLoader({ item, children }: CompleteItemLoaderProps) {
  const isComplete = item.cover !== undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...getItemQuery(item.id),
    enabled: !isComplete,
    // Requests the item again if the cached item is older than the item in the list.
    staleTime: ({ state }) => (isOlder(state.data?.item, item) ? 0 : Infinity),
  });
  if (isComplete) return children(item);
  if (isItemMissing(error)) return <Notice message={ITEM_MISSING_MESSAGE} role="alert" />;
  if (data && !(isFetching && isOlder(data.item, item))) return children(data.item);
  if (!error) return <Loading message="Loading..." />;
  return (
    <FailureCard
      message="We couldn't load your item. Check your connection and try again."
      onRetry={() => void refetch()}
    />
  );
}

const isOlder = (read: Item | undefined, listed: Item): boolean =>
  read === undefined || read.revision < listed.revision;

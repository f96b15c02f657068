import type { Item } from '@contract/schemas/item';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureCard } from '@/components/failure-card';
import { Loading } from '@/components/lazy-part';
import { getItemQuery } from '@/features/items/api/get-item';

interface WholeItemProps {
  readonly item: Item;
  /** Rendered when the item has its cover and its link. */
  readonly children: (item: Item) => ReactNode;
}

/** Reads an item that came from a list, because lists lack the cover and the link to the listing. */
export function WholeItem({ item, children }: WholeItemProps) {
  const isWhole = item.cover !== undefined;
  const { data, error, refetch } = useQuery({ ...getItemQuery(item.id), enabled: !isWhole });
  const whole = isWhole ? item : data?.item;
  if (whole) return children(whole);
  if (!error) return <Loading message="Loading..." />;
  return (
    <FailureCard
      message="We couldn't open this. Check your connection and try again."
      onRetry={() => void refetch()}
    />
  );
}

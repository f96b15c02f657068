import type { Item } from '@contract/schemas/item';
import { useQuery } from '@tanstack/react-query';
import { getItemQuery, isMissing } from '../api/get-item';

interface Listed {
  readonly item: Item | undefined;
  /** When the list was fetched, in milliseconds since 1970. */
  readonly readAt: number;
}

/** The newest copy of the open item. Requests it only if the list does not contain it. */
export function useShownItem(itemId: string, listed: Listed) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...getItemQuery(itemId),
    enabled: listed.item === undefined,
  });
  const isListNewer = listed.readAt > dataUpdatedAt;
  const item = isListNewer ? (listed.item ?? data?.item) : (data?.item ?? listed.item);
  return {
    item,
    error: item ? null : error,
    isMissing: !item && isMissing(error),
    isFetching,
    retry: () => void refetch(),
  };
}

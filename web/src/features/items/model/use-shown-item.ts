import type { Item } from '@contract/schemas/item';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { savedAtOf } from '@/services/api-error';
import { getItemQuery, isItemMissing } from '../api/get-item';

interface Listed {
  /** The item in the list. Undefined if no list contains it. */
  readonly item: Item | undefined;
  /** The query of the list that contains the item. */
  readonly read: UseQueryResult;
}

/**
 * Returns the newest version of the open item. Requests the item only if the list does not contain it. While Firestore
 * delivers changes (`isLive`), ignores a list that arrives later, because the server may have read that list before the
 * last change.
 */
export function useShownItem(itemId: string, listed: Listed, isLive: boolean) {
  const own = useQuery({ ...getItemQuery(itemId), enabled: listed.item === undefined });
  const isListNewer = !isLive && listed.read.dataUpdatedAt > own.dataUpdatedAt;
  const isListed = listed.item !== undefined && (isListNewer || !own.data);
  const item = isListed ? listed.item : own.data?.item;
  const shown = isListed ? listed.read : own;
  return {
    item,
    /** The time when the item was saved in the browser, if the server does not respond. Otherwise null. */
    savedAt: item ? savedAtOf(shown) : null,
    error: item ? null : own.error,
    isMissing: !item && isItemMissing(own.error),
    isFetching: shown.isFetching,
    retry: () => void shown.refetch(),
  };
}

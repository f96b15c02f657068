import { itemListQuery, type ItemListView } from '@contract/rules/item-list-view';
import { DEFAULT_SORT, type ItemListPage, type NewestItem } from '@contract/schemas/item-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { itemsVersion } from '@/services/items-version';
import { showNewestItems } from '../api/list-items';
import { newestItemsQuery, newestItemTimeQuery } from '../api/newer-items';
import type { ItemList } from './use-item-list';

/**
 * Finds out whether page 1 of a list is still the newest: once, if it was read before this page load, by the server or on an
 * earlier visit; and every minute, if the newest items come first. `count` is the number of items that it lacks, and `show`
 * shows them.
 */
export function useNewerItems({ view, shown, readAt, isChanging }: ItemList) {
  const client = useQueryClient();
  const query = itemListQuery(view);
  const isFirst = shown !== undefined && !isChanging && view.page === 1;
  const { data: latest } = useQuery({
    ...newestItemTimeQuery,
    enabled: isFirst && isNewestFirst(view),
  });
  const { data, refetch } = useQuery({
    ...newestItemsQuery(query),
    enabled: isFirst && readAt < performance.timeOrigin,
  });
  const newest = isFirst ? newestPage(shown, data, latest) : undefined;
  const ids = new Set(shown?.items.map(({ id }) => id));
  const count = newest?.items.filter(({ id }) => !ids.has(id)).length ?? 0;
  const show = () => {
    if (newest) showNewestItems(client, query, newest);
  };

  // The count needs the list, so it is read only if there is something new.
  const readIfNewer = useEffectEvent(() => {
    if (isFirst && isAfter(latest, newest ?? shown)) void refetch();
  });
  useEffect(() => readIfNewer(), [latest]);

  // What this browser shared appears without a tap.
  const showOwn = useEffectEvent(() => {
    const own = itemsVersion();
    if (own !== null && shown && own > shown.pagination.asOf) show();
  });
  useEffect(() => {
    if (newest) showOwn();
  }, [newest]);
  return { count, show };
}

const isNewestFirst = ({ sortBy, sortOrder }: ItemListView): boolean =>
  sortBy === DEFAULT_SORT.sortBy && sortOrder === DEFAULT_SORT.sortOrder;

/** Returns `read` if it is newer than the page that is shown, and if what is new in it has not been removed meanwhile. */
export function newestPage(
  shown: ItemListPage,
  read: ItemListPage | undefined,
  latest: NewestItem | null,
): ItemListPage | undefined {
  if (!read || read.pagination.asOf <= shown.pagination.asOf) return undefined;
  const isGone = latest !== null && latest.asOf >= read.pagination.asOf && !isAfter(latest, shown);
  return isGone ? undefined : read;
}

/** Whether an item was stored after the page was read. */
export const isAfter = (latest: NewestItem | null, { pagination }: ItemListPage): boolean =>
  (latest?.storedAt ?? '') > pagination.asOf;

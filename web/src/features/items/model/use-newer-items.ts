import { itemListApiQuery, type ItemListView } from '@contract/rules/item-list-view';
import { DEFAULT_SORT, type ItemListPage, type NewestItemTime } from '@contract/schemas/item-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { itemsVersion } from '@/services/items-version';
import { replaceFirstCachedPage } from '../api/list-items';
import { currentFirstPageQuery, newestItemTimeQuery } from '../api/newer-items';
import type { ItemList } from './use-item-list';

/**
 * Checks whether page 1 of a list is still current. If the server rendered the page, or the page was saved on an
 * earlier visit, checks once. If the list is sorted by newest, checks every minute. `count` is the number of new items
 * that the page lacks. `show` shows these items.
 */
export function useNewerItems({ view, shown, readAt, isChanging }: ItemList) {
  const client = useQueryClient();
  const query = itemListApiQuery(view);
  const isFirst = shown !== undefined && !isChanging && view.page === 1;
  const { data: latest } = useQuery({
    ...newestItemTimeQuery,
    enabled: isFirst && isNewestFirst(view),
  });
  const { data, refetch } = useQuery({
    ...currentFirstPageQuery(query),
    enabled: isFirst && readAt < performance.timeOrigin,
  });
  const newest = isFirst ? pageIfNewerThanShown(shown, data, latest) : undefined;
  const ids = new Set(shown?.items.map(({ id }) => id));
  const count = newest?.items.filter(({ id }) => !ids.has(id)).length ?? 0;
  const show = () => {
    if (newest) replaceFirstCachedPage(client, query, newest);
  };

  // Requests the list only if there is a newer item. Only the response with the list contains the number of newer
  // items.
  const readIfNewer = useEffectEvent(() => {
    if (isFirst && isNewerThanList(latest, newest ?? shown)) void refetch();
  });
  useEffect(() => readIfNewer(), [latest]);

  // If the member has shared the new items in this browser, shows them without a tap.
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

/**
 * Returns the page `read` if its snapshot is newer than the page on the screen. Returns undefined if it is not newer,
 * or if `latest` shows that the newer items no longer exist.
 */
export function pageIfNewerThanShown(
  shown: ItemListPage,
  read: ItemListPage | undefined,
  latest: NewestItemTime | null,
): ItemListPage | undefined {
  if (!read || read.pagination.asOf <= shown.pagination.asOf) return undefined;
  const isGone =
    latest !== null && latest.asOf >= read.pagination.asOf && !isNewerThanList(latest, shown);
  return isGone ? undefined : read;
}

/** Returns whether the newest item was stored after the page was read. */
export const isNewerThanList = (
  latest: NewestItemTime | null,
  { pagination }: ItemListPage,
): boolean => (latest?.storedAt ?? '') > pagination.asOf;

import { itemListQuery } from '@contract/rules/item-list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { itemsVersion } from '@/services/items-version';
import { newestItemsQuery, showNewestItems } from '../api/list-items';
import type { ItemList } from './use-item-list';

/**
 * Checks once whether a first page that was read before this page load, by the server or on an earlier visit, is still
 * the newest. `count` is the number of items that it lacks, and `show` shows them.
 */
export function useNewerItems({ view, shown, readAt, isChanging }: ItemList) {
  const client = useQueryClient();
  const query = itemListQuery(view);
  const isOld =
    shown !== undefined && !isChanging && view.page === 1 && readAt < performance.timeOrigin;
  const { data } = useQuery({ ...newestItemsQuery(query), enabled: isOld });
  const newest = isOld ? data : undefined;
  const ids = new Set(shown?.items.map(({ id }) => id));
  const count = newest?.items.filter(({ id }) => !ids.has(id)).length ?? 0;
  const show = () => {
    if (newest) showNewestItems(client, query, newest);
  };

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

import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import { itemLike } from '@contract/schemas/item.test-support';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '@/services/query-client';
import { queryKeyOf } from '@/services/query-options';
import { getItemQuery } from '../api/get-item';
import { listItemsQuery } from '../api/list-items';
import { ownItemsQuery } from '../api/own-items';
import { storeLiveItem, updateItemInCache } from './use-live-changes';

const pageOf = (...items: Item[]) => ({ items }) as unknown as ItemListPage;

const FIRST = listItemsQuery({}).queryKey;
const SECOND = listItemsQuery({ page: 2 }).queryKey;

test('writes a live item to the cached list page that contains it, and to the cached item detail', () => {
  const client = createQueryClient();
  client.setQueryData(FIRST, pageOf(itemLike({ id: 'a' }), itemLike({ id: 'b' })));
  client.setQueryData(SECOND, pageOf(itemLike({ id: 'c' })));
  storeLiveItem(client, itemLike({ id: 'b', likesCount: 5 }));
  expect(client.getQueryData(FIRST)?.items).toEqual([
    itemLike({ id: 'a' }),
    itemLike({ id: 'b', likesCount: 5 }),
  ]);
  expect(client.getQueryData(SECOND)?.items).toEqual([itemLike({ id: 'c' })]);
  expect(client.getQueryData(getItemQuery('b').queryKey)).toEqual({
    item: itemLike({ id: 'b', likesCount: 5 }),
  });
});

test('keeps the fetch time and the invalidation of a cached list page when it writes a live item to this page', async () => {
  const client = createQueryClient();
  client.setQueryData(FIRST, pageOf(itemLike({ id: 'a' })), { updatedAt: 1000 });
  client.setQueryData(SECOND, pageOf(itemLike({ id: 'a' })), { updatedAt: 1000 });
  await client.invalidateQueries({ queryKey: SECOND });
  storeLiveItem(client, itemLike({ id: 'a', likesCount: 5 }));
  expect(client.getQueryState(FIRST)?.dataUpdatedAt).toBe(1000);
  expect(client.getQueryState(SECOND)?.isInvalidated).toBe(true);
});

describe('updateItemInCache', () => {
  const DETAIL = getItemQuery('a').queryKey;
  const OTHER_DETAIL = getItemQuery('b').queryKey;
  const MOST_LIKED = queryKeyOf('getMostLikedOfMonth', { query: {} });
  const HIGHEST_PROFIT = queryKeyOf('getHighestProfitOfMonth', { query: {} });
  const MOST_ACTIVE = queryKeyOf('getMostActiveSellerOfMonth', { query: {} });

  const sellerWith = (topItem: Item) => ({ seller: { user: { id: 'u' }, itemCount: 3, topItem } });
  const like = (item: Item): Item => ({ ...item, likesCount: item.likesCount + 1 });

  let client: QueryClient;

  beforeEach(() => {
    client = createQueryClient();
    client.setQueryData(FIRST, pageOf(itemLike({ id: 'a' }), itemLike({ id: 'b' })), {
      updatedAt: 1000,
    });
    client.setQueryData(SECOND, pageOf(itemLike({ id: 'c' })), { updatedAt: 1000 });
    client.setQueryData(DETAIL, () => ({ item: itemLike({ id: 'a' }) }));
    client.setQueryData(OTHER_DETAIL, () => ({ item: itemLike({ id: 'b' }) }));
    client.setQueryData(MOST_LIKED, { item: itemLike({ id: 'a' }) });
    client.setQueryData(HIGHEST_PROFIT, { item: null });
    client.setQueryData(MOST_ACTIVE, sellerWith(itemLike({ id: 'a' })));
  });

  const everything = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);

  test('updates the item in list pages, detail and champions', () => {
    updateItemInCache(client, 'a', like);
    expect(client.getQueryData(FIRST)?.items).toEqual([
      itemLike({ id: 'a', likesCount: 1 }),
      itemLike({ id: 'b' }),
    ]);
    expect(client.getQueryData(DETAIL)).toEqual({ item: itemLike({ id: 'a', likesCount: 1 }) });
    expect(client.getQueryData(MOST_LIKED)).toEqual({ item: itemLike({ id: 'a', likesCount: 1 }) });
    expect(client.getQueryData(MOST_ACTIVE)).toEqual(
      sellerWith(itemLike({ id: 'a', likesCount: 1 })),
    );
  });

  test('keeps the same objects for all other items, and for responses without the updated item', () => {
    const untouched = [SECOND, OTHER_DETAIL, HIGHEST_PROFIT].map((key) => client.getQueryData(key));
    const other = client.getQueryData(FIRST)?.items[1];
    updateItemInCache(client, 'a', like);
    expect(client.getQueryData(FIRST)?.items[1]).toBe(other);
    for (const [index, key] of [SECOND, OTHER_DETAIL, HIGHEST_PROFIT].entries())
      expect(client.getQueryData(key)).toBe(untouched[index]);
  });

  test('does nothing when no cached response contains the item', () => {
    const before = everything();
    updateItemInCache(client, 'unknown', like);
    for (const [index, data] of everything().entries()) expect(data).toBe(before[index]);
  });

  test('keeps the fetch time and the invalidation of the list page that contains the updated item', async () => {
    await client.invalidateQueries({ queryKey: FIRST });
    updateItemInCache(client, 'a', like);
    expect(client.getQueryState(FIRST)).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: true });
    expect(client.getQueryData(FIRST)?.items[0]).toEqual(itemLike({ id: 'a', likesCount: 1 }));
  });

  test('notifies only the observers of changed responses', () => {
    const changed: unknown[] = [];
    const stop = client.getQueryCache().subscribe(({ query }) => changed.push(query.queryKey));
    updateItemInCache(client, 'c', like);
    stop();
    expect(changed).toEqual([SECOND]);
  });

  test('updates own items, and keeps fields that only the list of own items has', () => {
    const { queryKey } = ownItemsQuery(1);
    const own = [
      { ...itemLike({ id: 'a' }), isHidden: false },
      { ...itemLike({ id: 'b' }), isHidden: true },
    ];
    client.setQueryData(queryKey, {
      items: own,
      pagination: { page: 1, pages: 1, total: 2, limit: 16 },
    });
    updateItemInCache(client, 'b', ({ id }) => itemLike({ id, likesCount: 5 }));
    expect(client.getQueryData(queryKey)?.items).toEqual([
      own[0],
      { ...itemLike({ id: 'b', likesCount: 5 }), isHidden: true },
    ]);
  });
});

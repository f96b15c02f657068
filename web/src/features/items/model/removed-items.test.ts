import type { ItemListPage } from '@contract/schemas/item-list';
import { itemLike } from '@contract/schemas/item.test-support';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/services/query-client';
import { queryKeyOf } from '@/services/query-options';
import { getItemQuery } from '../api/get-item';
import { listItemsQuery } from '../api/list-items';
import { removeItemFromCache } from './removed-items';

const pageOf = (total: number, ...ids: string[]) =>
  ({ items: ids.map((id) => itemLike({ id })), pagination: { total } }) as unknown as ItemListPage;

const FIRST = listItemsQuery({}).queryKey;
const SECOND = listItemsQuery({ page: 2 }).queryKey;
const MOST_LIKED = queryKeyOf('getMostLikedOfMonth', { query: {} });
const MOST_ACTIVE = queryKeyOf('getMostActiveSellerOfMonth', { query: {} });

beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => null });
  return () => vi.unstubAllGlobals();
});

test('removes the item from the cached list pages, the most liked item and the item detail, but keeps the most active seller', () => {
  const client = createQueryClient();
  const seller = { seller: { user: { id: 'u' }, itemCount: 3, topItem: itemLike({ id: 'a' }) } };
  client.setQueryData(FIRST, pageOf(3, 'a', 'b'));
  client.setQueryData(SECOND, pageOf(3, 'c'));
  client.setQueryData(getItemQuery('a').queryKey, () => ({ item: itemLike({ id: 'a' }) }));
  client.setQueryData(MOST_LIKED, { item: itemLike({ id: 'a' }) });
  client.setQueryData(MOST_ACTIVE, seller);
  const untouched = client.getQueryData(SECOND);
  removeItemFromCache(client, 'a');
  expect(client.getQueryData(FIRST)).toEqual(pageOf(2, 'b'));
  expect(client.getQueryData(SECOND)).toBe(untouched);
  expect(client.getQueryData(getItemQuery('a').queryKey)).toBeUndefined();
  expect(client.getQueryData(MOST_LIKED)).toEqual({ item: null });
  // The seller stays the most active seller until the champions are requested again.
  expect(client.getQueryData(MOST_ACTIVE)).toEqual(seller);
});

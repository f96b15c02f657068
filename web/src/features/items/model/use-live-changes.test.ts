import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import { itemLike } from '@contract/schemas/item.test-support';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/services/query-client';
import { getItemQuery } from '../api/get-item';
import { listItemsQuery } from '../api/list-items';
import { storeLiveItem } from './use-live-changes';

const pageOf = (...items: Item[]) => ({ items }) as unknown as ItemListPage;

const FIRST = listItemsQuery({}).queryKey;
const SECOND = listItemsQuery({ page: 2 }).queryKey;

test('updates the item in list pages and detail', () => {
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

test('when an item of a page is updated, does not change when the page was fetched or whether it is invalidated', async () => {
  const client = createQueryClient();
  client.setQueryData(FIRST, pageOf(itemLike({ id: 'a' })), { updatedAt: 1000 });
  client.setQueryData(SECOND, pageOf(itemLike({ id: 'a' })), { updatedAt: 1000 });
  await client.invalidateQueries({ queryKey: SECOND });
  storeLiveItem(client, itemLike({ id: 'a', likesCount: 5 }));
  expect(client.getQueryState(FIRST)?.dataUpdatedAt).toBe(1000);
  expect(client.getQueryState(SECOND)?.isInvalidated).toBe(true);
});

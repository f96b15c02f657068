import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '@/services/api-error';
import { createQueryClient } from '@/services/query-client';
import { getItemQuery, isMissing, keepItem } from './get-item';
import { listItemsQuery } from './list-items';

const itemLike = (id: string, likesCount = 0) => ({ id, likesCount }) as Item;

const pageOf = (...items: Item[]) => ({ items }) as unknown as ItemListPage;

const FIRST = listItemsQuery({}).queryKey;
const SECOND = listItemsQuery({ page: 2 }).queryKey;

test('an item that changed is changed wherever it was read', () => {
  const client = createQueryClient();
  client.setQueryData(FIRST, pageOf(itemLike('a'), itemLike('b')));
  client.setQueryData(SECOND, pageOf(itemLike('c')));
  keepItem(client, itemLike('b', 5));
  expect(client.getQueryData(FIRST)?.items).toEqual([itemLike('a'), itemLike('b', 5)]);
  expect(client.getQueryData(SECOND)?.items).toEqual([itemLike('c')]);
  expect(client.getQueryData(getItemQuery('b').queryKey)).toEqual({ item: itemLike('b', 5) });
});

test('a page is as old as before, and still to be read anew where it was', async () => {
  const client = createQueryClient();
  client.setQueryData(FIRST, pageOf(itemLike('a')), { updatedAt: 1000 });
  client.setQueryData(SECOND, pageOf(itemLike('a')), { updatedAt: 1000 });
  await client.invalidateQueries({ queryKey: SECOND });
  keepItem(client, itemLike('a', 5));
  expect(client.getQueryState(FIRST)?.dataUpdatedAt).toBe(1000);
  expect(client.getQueryState(SECOND)?.isInvalidated).toBe(true);
});

test.each([
  ['an id that is not on the board', new ApiError(404, 'Not Found', null), true],
  ['what cannot be an id', new ApiError(400, 'Bad Request', null), true],
  ['a fault of the server', new ApiError(500, 'Internal Server Error', null), false],
  ['a lost network', new NetworkError(), false],
  ['no failure', null, false],
] as const)('%s', (_what, error, missing) => {
  expect(isMissing(error)).toBe(missing);
});

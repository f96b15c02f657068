import type { ItemListPageQuery } from '@contract/rules/item-list-view';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/services/query-client';
import { refreshAfterCall } from '@/services/refresh-after-call';
import { removeCachedList, ITEM_LIST_KEY, listItemsQuery } from './list-items';

const EARLY = '2026-11-21T10:00:00.000001Z';
const LATE = '2026-11-21T10:05:00.000001Z';

const requests: URL[] = [];
let client: QueryClient;
let snapshot: string;

beforeEach(() => {
  requests.length = 0;
  snapshot = EARLY;
  client = createQueryClient();
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(new URL(url, 'http://boloboard.test'));
    const pagination = { page: 1, pages: 9, total: 140, limit: 16, asOf: snapshot };
    return Promise.resolve(Response.json({ items: [], pagination, priceSummary: null }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = (query: ItemListPageQuery) => client.query(listItemsQuery(query));
const lastAsOf = () => requests.at(-1)?.searchParams.get('asOf');

test('requests later pages of a list with the snapshot of the first page', async () => {
  await read({});
  expect(lastAsOf()).toBeNull();
  await read({ page: 2 });
  expect(lastAsOf()).toBe(EARLY);
});

test('requests the first page of another list without a snapshot', async () => {
  await read({});
  await read({ search: 'bowl' });
  expect(lastAsOf()).toBeNull();
});

test('does not request a page that is in the cache', async () => {
  await read({});
  await read({ page: 2 });
  await read({});
  expect(requests).toHaveLength(2);
});

test('requests pages with the snapshot of the latest response, and refetches cached pages of other snapshots', async () => {
  await read({});
  snapshot = LATE;
  await read({ page: 2 });
  await read({ page: 3 });
  expect(lastAsOf()).toBe(LATE);
  await read({});
  expect(lastAsOf()).toBe(LATE);
  expect(requests).toHaveLength(4);
});

test('requests a page without a snapshot after the lists were invalidated', async () => {
  await read({});
  await read({ page: 2 });
  await client.invalidateQueries({ queryKey: ITEM_LIST_KEY });
  await read({});
  expect(lastAsOf()).toBeNull();
});

test('keeps the snapshot of the item list after a call that changes no items', async () => {
  await read({});
  await refreshAfterCall(client, 'likeItem');
  snapshot = LATE;
  await read({ page: 2 });
  expect(lastAsOf()).toBe(EARLY);
});

test.each(['shareScreenshot', 'editItem', 'deleteItem'] as const)(
  'requests all pages of the item list with a new snapshot time after %s',
  async (name) => {
    await read({});
    await read({ page: 2 });
    await refreshAfterCall(client, name);
    snapshot = LATE;
    requests.length = 0;
    await read({ page: 2 });
    expect(requests[0]?.searchParams.get('asOf')).toBeNull();
    await read({});
    expect(lastAsOf()).toBe(LATE);
  },
);

test('after `removeCachedList`, requests only the pages of the removed list again, without the old snapshot', async () => {
  await read({});
  await read({ page: 2 });
  await read({ search: 'bowl' });
  removeCachedList(client, {});
  await read({ search: 'bowl' });
  expect(requests).toHaveLength(3);
  await read({ page: 2 });
  expect(requests).toHaveLength(4);
  expect(lastAsOf()).toBeNull();
});

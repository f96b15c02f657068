import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/services/query-client';
import { forgetList, ITEM_LIST_KEY, listItemsQuery, type PageQuery } from './list-items';

const EARLY = '2026-11-21T10:00:00.000001Z';
const LATE = '2026-11-21T10:05:00.000001Z';

const requests: URL[] = [];
let client: QueryClient;
/** What the server answers with. */
let moment: string;

beforeEach(() => {
  requests.length = 0;
  moment = EARLY;
  client = createQueryClient();
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(new URL(address, 'http://board.test'));
    const pagination = { page: 1, pages: 9, total: 140, limit: 16, asOf: moment };
    return Promise.resolve(Response.json({ items: [], pagination, priceSummary: null }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = (query: PageQuery) => client.query(listItemsQuery(query));
const lastAsOf = () => requests.at(-1)?.searchParams.get('asOf');

test('later pages follow on to the moment of the first', async () => {
  await read({});
  expect(lastAsOf()).toBeNull();
  await read({ page: 2 });
  expect(lastAsOf()).toBe(EARLY);
});

test('another list begins at a moment of its own', async () => {
  await read({});
  await read({ search: 'bowl' });
  expect(lastAsOf()).toBeNull();
});

test('a page that is kept is not read again', async () => {
  await read({});
  await read({ page: 2 });
  await read({});
  expect(requests).toHaveLength(2);
});

test('a list goes on at the moment that an answer carries, and reads its other pages anew', async () => {
  await read({});
  moment = LATE;
  await read({ page: 2 });
  await read({ page: 3 });
  expect(lastAsOf()).toBe(LATE);
  await read({});
  expect(lastAsOf()).toBe(LATE);
  expect(requests).toHaveLength(4);
});

test('after sharing the list begins at a new moment', async () => {
  await read({});
  await read({ page: 2 });
  await client.invalidateQueries({ queryKey: ITEM_LIST_KEY });
  await read({});
  expect(lastAsOf()).toBeNull();
});

test('a list that was forgotten is read anew, and no other', async () => {
  await read({});
  await read({ page: 2 });
  await read({ search: 'bowl' });
  forgetList(client, {});
  await read({ search: 'bowl' });
  expect(requests).toHaveLength(3);
  await read({ page: 2 });
  expect(requests).toHaveLength(4);
  expect(lastAsOf()).toBeNull();
});

import 'fake-indexeddb/auto';
import { DEFAULT_VIEW, itemListApiQuery } from '@contract/rules/item-list-view';
import type { ListFirstPage } from '@contract/schemas/first-page';
import type { ItemListPage } from '@contract/schemas/item-list';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { listItemsQuery } from '@/features/items/api/list-items';
import { call } from '@/services/api-client';
import { NetworkError, savedAtOf } from '@/services/api-error';
import { createQueryClient } from '@/services/query-client';
import { persistQueries } from '@/services/saved/persist-queries';
import {
  ownerKeyPrefix,
  savedResponseStorage,
  trimSavedResponses,
} from '@/services/saved/saved-store';
import { homeFirstPageKind } from './home-first-page-kind';

vi.mock('@/services/api-client', () => ({ call: vi.fn() }));

const RENDERED_AT = Date.parse('2026-11-21T12:00:00Z');
const list = listItemsQuery(itemListApiQuery(DEFAULT_VIEW));
const KEY = `${ownerKeyPrefix(null)}-${hashKey(list.queryKey)}`;

const rendered = (total: number, search = ''): ListFirstPage => ({
  kind: 'list',
  search,
  list: {
    items: [],
    pagination: { page: 1, pages: 0, total, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
    priceSummary: null,
  },
  readAt: RENDERED_AT,
});

let client: QueryClient;
const savedTotal = async () => {
  const saved = await savedResponseStorage.getItem(KEY);
  return (saved?.state.data as ItemListPage | undefined)?.pagination.total;
};
const shown = () => client.getQueryState(list.queryKey);

/** Opens a rendered page for a visitor, as `main.tsx` does. Resolves when the list is in the saved responses. */
async function openRendered(total: number, updatedAt: number): Promise<void> {
  client = createQueryClient();
  persistQueries(client);
  homeFirstPageKind.fillCache(client, rendered(total), updatedAt);
  await client.query(currentUserQuery);
  await vi.waitFor(async () => expect(await savedTotal()).toBe(total));
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.mocked(call).mockRejectedValue(new NetworkError());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await trimSavedResponses(0, 0, RENDERED_AT);
});

test('saves the list that the server rendered, but does not mark the list on the screen as saved data', async () => {
  await openRendered(1, RENDERED_AT);
  const state = shown();
  expect(state).toMatchObject({ status: 'success', error: null, dataUpdatedAt: RENDERED_AT });
  expect(state && savedAtOf(state)).toBeNull();
  expect((await savedResponseStorage.getItem(KEY))?.state.dataUpdatedAt).toBe(RENDERED_AT);
});

test('shows the list that the server rendered, and not an older saved list, when a refetch fails', async () => {
  await openRendered(1, RENDERED_AT);
  const later = RENDERED_AT + 60_000;
  await openRendered(2, later);
  await expect(client.query({ ...list, staleTime: 0 })).rejects.toThrow(NetworkError);
  expect(shown()).toMatchObject({ data: { pagination: { total: 2 } }, dataUpdatedAt: later });
});

test('shows the list that the server rendered, even if the app was already reading a saved list', async () => {
  await openRendered(1, RENDERED_AT);
  client = createQueryClient();
  persistQueries(client);
  const reading = client.query(list).catch(() => undefined);
  homeFirstPageKind.fillCache(client, rendered(2), RENDERED_AT + 60_000);
  await reading;
  expect(shown()).toMatchObject({ data: { pagination: { total: 2 } } });
});

test('fillCache caches the result of a search under the query key of the home page, but no list that only members may see', () => {
  client = createQueryClient();
  const search = listItemsQuery({ search: 'tin robot', sortBy: 'price' });
  homeFirstPageKind.fillCache(client, rendered(3, '?q=tin+robot&sort=price'), RENDERED_AT);
  expect(client.getQueryData(search.queryKey)).toMatchObject({ pagination: { total: 3 } });
  homeFirstPageKind.fillCache(client, { ...rendered(1, '?page=2'), list: null }, RENDERED_AT);
  expect(client.getQueryData(list.queryKey)).toBeUndefined();
  expect(client.getQueryState(listItemsQuery({ page: 2 }).queryKey)).toBeUndefined();
});

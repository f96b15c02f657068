import type { EndpointName } from '@contract/endpoints/api';
import type { CurrentUser } from '@contract/schemas/user';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { call } from '../api-client';
import { NetworkError } from '../api-error';
import { createQueryClient } from '../query-client';
import { persistQueries } from './persist-queries';
import {
  lastOwner,
  type ResponseOwner,
  ownerKeyPrefix,
  savedResponseStorage,
  trimSavedResponses,
} from './saved-store';

type Responses = Partial<Record<EndpointName, unknown>>;

export const BOWLS = { categories: [{ categoryName: 'Bowls', items: 3 }] };
export const TEES = { categories: [{ categoryName: 'Tees', items: 4 }] };
/** The time at which each test starts, in milliseconds. */
export const START_MS = Date.parse('2026-11-21T12:00:00Z');

/** The query keys of the two calls that the tests make. */
export const CATEGORIES_QUERY_KEY = ['listItemCategories', {}] as const;
export const USER_QUERY_KEY = ['getCurrentUser'] as const;

let responses: Responses = {};
let client: QueryClient;

/** Sets the server's response to each call. A call for which no response is set fails as if there were no network. */
export function setResponses(next: Responses): void {
  responses = next;
}

/** Changes the server's responses to these calls, and keeps all others. */
export function changeResponses(change: Responses): void {
  responses = { ...responses, ...change };
}

/** Opens a new page with nothing in memory. Returns its query client. */
export function openPage(): QueryClient {
  client = createQueryClient();
  persistQueries(client);
  return client;
}

/** Reads a query in the page that was opened last. */
export const readQueryInOpenPage = (queryKey: readonly [EndpointName, ...unknown[]]) =>
  client.query({
    queryKey,
    queryFn: () => call(queryKey[0] as 'listItemCategories', {}),
  });

/** Returns the state of a query in the page that was opened last. */
export const queryStateInOpenPage = (queryKey: readonly unknown[]) =>
  client.getQueryState(queryKey);

/** Returns the saved response to a query of this member, or of visitors if `owner` is null. */
export const savedResponse = async (
  owner: ResponseOwner,
  queryKey: readonly unknown[],
): Promise<unknown> =>
  (await savedResponseStorage.getItem(`${ownerKeyPrefix(owner)}-${hashKey(queryKey)}`))?.state.data;

/**
 * Opens a page as a member, or as a visitor if `member` is null. Waits until the responses are saved. Returns the
 * page's query client.
 */
export async function visitAs(
  member: CurrentUser | null,
  categories: unknown = BOWLS,
): Promise<QueryClient> {
  setResponses({ getCurrentUser: member, listItemCategories: categories });
  const opened = openPage();
  const owner = member?.id ?? null;
  await Promise.all([
    readQueryInOpenPage(USER_QUERY_KEY),
    readQueryInOpenPage(CATEGORIES_QUERY_KEY),
  ]);
  await vi.waitFor(async () =>
    expect(await savedResponse(owner, CATEGORIES_QUERY_KEY)).toEqual(categories),
  );
  await vi.waitFor(async () => expect(await lastOwner()).toBe(owner));
  if (owner !== null)
    await vi.waitFor(async () => expect(await savedResponse(owner, USER_QUERY_KEY)).toBeDefined());
  return opened;
}

/** Fakes the browser, the time and the API. The test file must mock the module `api-client`. */
export function setUpQuerySaver(): void {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { cookie: '' });
  vi.spyOn(Date, 'now').mockReturnValue(START_MS);
  vi.mocked(call).mockImplementation((name) => {
    const response = responses[name];
    if (response instanceof Error) return Promise.reject(response);
    return name in responses
      ? (Promise.resolve(response) as never)
      : Promise.reject(new NetworkError());
  });
}

/** Undoes `setUpQuerySaver`, and deletes everything that the test has stored. */
export async function tearDownQuerySaver(): Promise<void> {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await trimSavedResponses(0, 0, START_MS);
  await deleteRecordsOf({ end: 'ended-elsewhere', current: null });
}

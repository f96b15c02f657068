import 'fake-indexeddb/auto';
import type { EndpointName } from '@contract/endpoints/api';
import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import { hashKey, notifyManager, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberLike } from '../../../test/members';
import { inStore } from '@/lib/browser-database';
import { forgetRecords } from '@/lib/forget-stored';
import { createQueryClient } from '../query-client';
import { call } from '../api-client';
import { ApiError, NetworkError } from '../api-error';
import { keepQueries, pauseSaving } from './keep-queries';
import { SERVER_WAIT_MS } from './saved-queries';
import {
  lastOwner,
  type ResponseOwner,
  ownerKeyPrefix,
  savedStorage,
  trimSavedResponses,
} from './saved-store';

vi.mock('../api-client', () => ({ call: vi.fn() }));

const BOWLS = { categories: [{ categoryName: 'Bowls', items: 3 }] };
const TEES = { categories: [{ categoryName: 'Tees', items: 4 }] };
const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-21T12:00:00Z');

/**
 * The server's response to each call. A call that is not listed fails as it does without a network. A call with `HANGS`
 * gets no response.
 */
let responses: Partial<Record<EndpointName, unknown>> = {};
let client: QueryClient;

const CATEGORIES = ['listItemCategories', {}] as const;
const USER = ['getCurrentUser'] as const;

/** Opens a new page with nothing in memory. */
function openPage(): void {
  client = createQueryClient();
  keepQueries(client);
}
const read = (queryKey: readonly [EndpointName, ...unknown[]]) =>
  client.query({
    queryKey,
    queryFn: () => call(queryKey[0] as 'listItemCategories', {}),
  });
const stateOf = (queryKey: readonly unknown[]) => client.getQueryState(queryKey);

const stored = async (owner: ResponseOwner, queryKey: readonly unknown[]): Promise<unknown> =>
  (await savedStorage.getItem(`${ownerKeyPrefix(owner)}-${hashKey(queryKey)}`))?.state.data;

/**
 * Opens a page as a member, or as a visitor if `userId` is null. Waits until the response about the current member is
 * saved.
 */
async function visit(userId: string | null, categories: unknown = BOWLS): Promise<void> {
  responses = {
    getCurrentUser: userId && memberLike({ id: userId }),
    listItemCategories: categories,
  };
  openPage();
  await Promise.all([read(USER), read(CATEGORIES)]);
  await vi.waitFor(async () => expect(await stored(userId, CATEGORIES)).toEqual(categories));
  await vi.waitFor(async () => expect(await lastOwner()).toBe(userId));
  if (userId !== null)
    await vi.waitFor(async () => expect(await stored(userId, USER)).toBeDefined());
}

/** Stores a second last member, as the app does at start when it moves the data of a tab with an older version. */
const rememberAlso = (userId: string) =>
  inStore('last-member', 'readwrite', (records) => records.put(true, [userId]));

/**
 * Delays reads of saved responses. `readSaved` lets the reads run, and resolves when the saved response was shown or
 * dropped.
 */
function holdReading() {
  const getItem = savedStorage.getItem;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const reading = vi.spyOn(savedStorage, 'getItem').mockImplementation(async (key) => {
    await held;
    return getItem(key);
  });
  return {
    isReading: () => reading.mock.calls.length > 0,
    readSaved: async () => {
      letGo();
      await reading.mock.results[0]?.value;
      // Waits for another task, because the persister passes on saved responses in a separate task, which was scheduled
      // before this one.
      await new Promise((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { cookie: '' });
  vi.spyOn(Date, 'now').mockReturnValue(START);
  vi.mocked(call).mockImplementation((name) => {
    const response = responses[name];
    if (response === HANGS) return new Promise(() => undefined);
    if (response instanceof Error) return Promise.reject(response);
    return name in responses
      ? (Promise.resolve(response) as never)
      : Promise.reject(new NetworkError());
  });
});
const HANGS = Symbol('hangs');

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await trimSavedResponses(0, 0, START);
  await forgetRecords({ end: 'ended-elsewhere', current: null });
});

describe('saved responses', () => {
  it('shows saved responses with their time when there is no network', async () => {
    await visit('ann');
    vi.mocked(Date.now).mockReturnValue(START + HOUR_MS);
    responses = {};
    openPage();
    await expect(read(CATEGORIES)).rejects.toThrow(NetworkError);
    expect(stateOf(CATEGORIES)).toMatchObject({
      data: BOWLS,
      dataUpdatedAt: START,
      status: 'error',
      isInvalidated: true,
    });
    await expect(read(USER)).rejects.toThrow(NetworkError);
    expect(stateOf(USER)?.data).toMatchObject({ id: 'ann' });
  });

  it('does not use saved responses in a page that was rendered for everyone', async () => {
    responses = { getCurrentUser: memberLike({ id: 'ann' }) };
    openPage();
    client.setQueryData(CATEGORIES, BOWLS);
    await client.invalidateQueries({ queryKey: CATEGORIES });
    await read(USER);
    await vi.waitFor(async () => expect(await stored('ann', USER)).toBeDefined());
    expect(await stored('ann', CATEGORIES)).toBeUndefined();
    responses = { ...responses, listItemCategories: TEES };
    await read(CATEGORIES);
    await vi.waitFor(async () => expect(await stored('ann', CATEGORIES)).toEqual(TEES));
  });

  it('never replaces a newer response of the server with a saved response', async () => {
    await visit('ann');
    responses = { ...responses, listItemCategories: TEES };
    openPage();
    expect(await read(CATEGORIES)).toEqual(TEES);
    expect(stateOf(CATEGORIES)).toMatchObject({ data: TEES, status: 'success', error: null });
  });

  it('shows a saved response while a slow response is on its way, and then the new response', async () => {
    await visit(null);
    let respond = (_data: unknown) => {};
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (respond = resolve)));
    openPage();
    const reading = read(CATEGORIES);
    await vi.waitFor(() => expect(stateOf(CATEGORIES)?.data).toEqual(BOWLS), SERVER_WAIT_MS + 2000);
    expect(stateOf(CATEGORIES)?.fetchStatus).toBe('fetching');
    respond(TEES);
    expect(await reading).toEqual(TEES);
    expect(stateOf(CATEGORIES)).toMatchObject({ data: TEES, status: 'success' });
  });

  it('does not show a saved response when the server responds while IndexedDB is read', async () => {
    await visit(null);
    const { readSaved, isReading } = holdReading();
    let respond = (_data: unknown) => {};
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (respond = resolve)));
    openPage();
    const reading = read(CATEGORIES);
    await vi.waitFor(() => expect(isReading()).toBe(true), SERVER_WAIT_MS + 2000);
    respond(TEES);
    expect(await reading).toEqual(TEES);
    await readSaved();
    expect(stateOf(CATEGORIES)).toMatchObject({ data: TEES, status: 'success', error: null });
  });

  it('does not show a saved response when the server refuses the call while IndexedDB is read', async () => {
    await visit(null);
    const { readSaved, isReading } = holdReading();
    let refuse = (_error: Error) => {};
    vi.mocked(call).mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    openPage();
    const reading = read(CATEGORIES);
    await vi.waitFor(() => expect(isReading()).toBe(true), SERVER_WAIT_MS + 2000);
    refuse(new ApiError(403, 'Forbidden', null));
    await Promise.all([expect(reading).rejects.toThrow('403'), readSaved()]);
    expect(stateOf(CATEGORIES)?.data).toBeUndefined();
  });

  it('deletes a saved response when the server refuses the call', async () => {
    await visit(null);
    let refuse = (_error: Error) => {};
    vi.mocked(call).mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    openPage();
    const reading = read(CATEGORIES);
    await vi.waitFor(() => expect(stateOf(CATEGORIES)?.data).toEqual(BOWLS), SERVER_WAIT_MS + 2000);
    refuse(new ApiError(403, 'Forbidden', null));
    await expect(reading).rejects.toThrow('403');
    expect(stateOf(CATEGORIES)?.data).toBeUndefined();
  });

  it('shows saved responses when only the call for the current member fails, and keeps the member signed in', async () => {
    await visit('ann');
    const failure = new ApiError(503, 'Unavailable', null);
    responses = { getCurrentUser: failure, listItemCategories: failure };
    openPage();
    await expect(read(USER)).rejects.toThrow('503');
    expect(stateOf(USER)?.data).toMatchObject({ id: 'ann' });
    await expect(read(CATEGORIES)).rejects.toThrow('503');
    expect(stateOf(CATEGORIES)?.data).toBeUndefined();
  });

  it('keeps the saved responses of each member and of visitors separately', async () => {
    await visit('ann', BOWLS);
    await visit(null, TEES);
    responses = {};
    openPage();
    await read(CATEGORIES).catch(() => undefined);
    expect(stateOf(CATEGORIES)?.data).toEqual(TEES);
    await visit('bob', BOWLS);
    responses = {};
    openPage();
    await read(CATEGORIES).catch(() => undefined);
    expect(stateOf(CATEGORIES)?.data).toEqual(BOWLS);
    await read(USER).catch(() => undefined);
    expect(stateOf(USER)?.data).toMatchObject({ id: 'bob' });
  });

  it('saves no responses while it is unknown who is signed in', async () => {
    await visit('ann', BOWLS);
    await pauseSaving();
    // Another tab has signed in as bob, but this page still shows queries of ann.
    client.setQueryData(CATEGORIES, TEES);
    client.setQueryData(USER, memberLike({ id: 'bob' }));
    await vi.waitFor(async () => expect(await stored('bob', USER)).toBeDefined());
    expect(await stored('bob', CATEGORIES)).toBeUndefined();
    expect(await stored('ann', CATEGORIES)).not.toEqual(TEES);
  });

  it('deletes the saved responses of members, but not those of visitors, when nobody is signed in any more', async () => {
    await visit(null, TEES);
    await visit('ann', BOWLS);
    await forgetRecords({ end: 'ended-elsewhere', current: null });
    expect(await lastOwner()).toBeNull();
    responses = {};
    openPage();
    await read(USER).catch(() => undefined);
    expect(stateOf(USER)?.data).toBeUndefined();
    await read(CATEGORIES).catch(() => undefined);
    expect(stateOf(CATEGORIES)?.data).toEqual(TEES);
  });

  it.each([
    ['nobody', null],
    ['another member', 'bob'],
  ])(
    'deletes the saved responses of a member when %s is signed in at the next start',
    async (_who, next) => {
      await visit('ann', BOWLS);
      await visit(next, TEES);
      await vi.waitFor(async () => {
        expect(await stored('ann', CATEGORIES)).toBeUndefined();
        expect(await stored('ann', USER)).toBeUndefined();
      });
      expect(await stored(next, CATEGORIES)).toEqual(TEES);
    },
  );

  it('deletes the saved responses of the other member when a tab of an older version has left two last members', async () => {
    await visit('zoe', BOWLS);
    await rememberAlso('ann');
    await inStore('shared-screenshots', 'readwrite', (records) => records.put({}, ['', '7-00']));
    await visit('ann', TEES);
    await vi.waitFor(async () => expect(await stored('zoe', CATEGORIES)).toBeUndefined());
    expect(await stored('ann', CATEGORIES)).toEqual(TEES);
    const keys = await inStore('shared-screenshots', 'readwrite', async (records) => {
      const found = await records.getAllKeys();
      await records.clear();
      return found;
    });
    expect(keys).toEqual([['zoe', '7-00']]);
  });

  it('shows no saved responses when two last members are stored, because only the server knows who is signed in', async () => {
    await visit('ann', BOWLS);
    await rememberAlso('zoe');
    responses = {};
    openPage();
    await expect(read(CATEGORIES)).rejects.toThrow(NetworkError);
    expect(stateOf(CATEGORIES)?.data).toBeUndefined();
  });

  it("keeps a member's saved responses when somebody signs in while the server responds that nobody is signed in", async () => {
    await visit('ann', BOWLS);
    vi.stubGlobal('document', { cookie: `${SESSION_MARK_COOKIE}=1` });
    const deletions: Promise<unknown>[] = [];
    const request = (...[, , work]: [string, LockOptions, () => Promise<unknown>]) => {
      deletions.push(work());
      return deletions[0];
    };
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    responses = { getCurrentUser: null };
    openPage();
    await read(USER);
    await vi.waitFor(() => expect(deletions).toHaveLength(1));
    await deletions[0];
    expect(await stored('ann', CATEGORIES)).toEqual(BOWLS);
    expect(await lastOwner()).toBe('ann');
  });

  it('saves a response only if the row of the call has savedOffline', async () => {
    await visit('ann');
    const categories = ['searchCategories', {}] as const;
    responses.searchCategories = { categories: [] };
    await read(categories);
    await visit('ann');
    expect(await stored('ann', categories)).toBeUndefined();
    expect(await stored('ann', CATEGORIES)).toBeDefined();
  });

  it('ignores saved responses that do not match the contract', async () => {
    await visit('ann', { categories: [{ categoryName: 'Bowls', count: 3 }] });
    responses = {};
    openPage();
    await read(CATEGORIES).catch(() => undefined);
    expect(stateOf(CATEGORIES)?.data).toBeUndefined();
  });

  it('ignores saved responses after 14 days', async () => {
    await visit('ann');
    vi.mocked(Date.now).mockReturnValue(START + 15 * 24 * HOUR_MS);
    responses = {};
    openPage();
    await read(CATEGORIES).catch(() => undefined);
    expect(stateOf(CATEGORIES)?.data).toBeUndefined();
  });

  it('limits the number of saved responses, and deletes the oldest', async () => {
    await visit('ann');
    vi.mocked(Date.now).mockReturnValue(START + 1);
    client.setQueryData(CATEGORIES, TEES);
    await vi.waitFor(async () => expect(await stored('ann', CATEGORIES)).toEqual(TEES));
    await trimSavedResponses(1, HOUR_MS, START);
    responses = {};
    openPage();
    await read(CATEGORIES).catch(() => undefined);
    await read(USER).catch(() => undefined);
    expect(stateOf(CATEGORIES)?.data).toEqual(TEES);
    expect(stateOf(USER)?.data).toBeUndefined();
  });

  it("shows the server's response when there is no IndexedDB", async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    responses = { listItemCategories: BOWLS };
    openPage();
    expect(await read(CATEGORIES)).toEqual(BOWLS);
    responses = {};
    openPage();
    await expect(read(CATEGORIES)).rejects.toThrow(NetworkError);
  });
});

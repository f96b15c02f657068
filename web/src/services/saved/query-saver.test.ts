import 'fake-indexeddb/auto';
import { notifyManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberLike } from '../../../test/members';
import { call } from '../api-client';
import { ApiError, NetworkError } from '../api-error';
import { SERVER_WAIT_MS } from './query-saver';
import {
  BOWLS,
  TEES,
  START_MS,
  CATEGORIES_QUERY_KEY,
  USER_QUERY_KEY,
  setResponses,
  changeResponses,
  openPage,
  readQueryInOpenPage,
  queryStateInOpenPage,
  savedResponse,
  visitAs,
  setUpQuerySaver,
  tearDownQuerySaver,
} from './query-saver.test-support';
import { savedResponseStorage, trimSavedResponses } from './saved-store';

vi.mock('../api-client', () => ({ call: vi.fn() }));

const HOUR_MS = 3_600_000;

/** Opens a page as a member, or as a visitor if `userId` is null. Waits until the responses are saved. */
const visit = (userId: string | null, categories?: unknown) =>
  visitAs(userId === null ? null : memberLike({ id: userId }), categories);

/**
 * Delays reads of saved responses. `readSaved` lets the reads run, and resolves when the saved response was shown or
 * dropped.
 */
function holdReading() {
  const getItem = savedResponseStorage.getItem;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const reading = vi.spyOn(savedResponseStorage, 'getItem').mockImplementation(async (key) => {
    await held;
    return getItem(key);
  });
  return {
    isReading: () => reading.mock.calls.length > 0,
    readSaved: async () => {
      letGo();
      await reading.mock.results[0]?.value;
      // Waits for one more task. The persister has already scheduled a task in which it passes on the saved response.
      await new Promise((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
    },
  };
}

beforeEach(setUpQuerySaver);
afterEach(tearDownQuerySaver);

describe('the query saver', () => {
  it('shows saved responses with their time when there is no network', async () => {
    await visit('ann');
    vi.mocked(Date.now).mockReturnValue(START_MS + HOUR_MS);
    setResponses({});
    openPage();
    await expect(readQueryInOpenPage(CATEGORIES_QUERY_KEY)).rejects.toThrow(NetworkError);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)).toMatchObject({
      data: BOWLS,
      dataUpdatedAt: START_MS,
      status: 'error',
      isInvalidated: true,
    });
    await expect(readQueryInOpenPage(USER_QUERY_KEY)).rejects.toThrow(NetworkError);
    expect(queryStateInOpenPage(USER_QUERY_KEY)?.data).toMatchObject({ id: 'ann' });
  });

  it('saves no data of a page that was rendered for everyone, but saves a later response', async () => {
    setResponses({ getCurrentUser: memberLike({ id: 'ann' }) });
    const client = openPage();
    client.setQueryData(CATEGORIES_QUERY_KEY, BOWLS);
    await client.invalidateQueries({ queryKey: CATEGORIES_QUERY_KEY });
    await readQueryInOpenPage(USER_QUERY_KEY);
    await vi.waitFor(async () => expect(await savedResponse('ann', USER_QUERY_KEY)).toBeDefined());
    expect(await savedResponse('ann', CATEGORIES_QUERY_KEY)).toBeUndefined();
    changeResponses({ listItemCategories: TEES });
    await readQueryInOpenPage(CATEGORIES_QUERY_KEY);
    await vi.waitFor(async () =>
      expect(await savedResponse('ann', CATEGORIES_QUERY_KEY)).toEqual(TEES),
    );
  });

  it('never replaces a newer response of the server with a saved response', async () => {
    await visit('ann');
    changeResponses({ listItemCategories: TEES });
    openPage();
    expect(await readQueryInOpenPage(CATEGORIES_QUERY_KEY)).toEqual(TEES);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)).toMatchObject({
      data: TEES,
      status: 'success',
      error: null,
    });
  });

  it('shows a saved response while a slow response is on its way, and then the new response', async () => {
    await visit(null);
    let respond = (_data: unknown) => {};
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (respond = resolve)));
    openPage();
    const reading = readQueryInOpenPage(CATEGORIES_QUERY_KEY);
    await vi.waitFor(
      () => expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toEqual(BOWLS),
      SERVER_WAIT_MS + 2000,
    );
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.fetchStatus).toBe('fetching');
    respond(TEES);
    expect(await reading).toEqual(TEES);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)).toMatchObject({
      data: TEES,
      status: 'success',
    });
  });

  it('does not show a saved response when the server responds while IndexedDB is read', async () => {
    await visit(null);
    const { readSaved, isReading } = holdReading();
    let respond = (_data: unknown) => {};
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (respond = resolve)));
    openPage();
    const reading = readQueryInOpenPage(CATEGORIES_QUERY_KEY);
    await vi.waitFor(() => expect(isReading()).toBe(true), SERVER_WAIT_MS + 2000);
    respond(TEES);
    expect(await reading).toEqual(TEES);
    await readSaved();
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)).toMatchObject({
      data: TEES,
      status: 'success',
      error: null,
    });
  });

  it('does not show a saved response when the server refuses the call while IndexedDB is read', async () => {
    await visit(null);
    const { readSaved, isReading } = holdReading();
    let refuse = (_error: Error) => {};
    vi.mocked(call).mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    openPage();
    const reading = readQueryInOpenPage(CATEGORIES_QUERY_KEY);
    await vi.waitFor(() => expect(isReading()).toBe(true), SERVER_WAIT_MS + 2000);
    refuse(new ApiError(403, 'Forbidden', null));
    await Promise.all([expect(reading).rejects.toThrow('403'), readSaved()]);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toBeUndefined();
  });

  it('deletes a saved response when the server refuses the call', async () => {
    await visit(null);
    let refuse = (_error: Error) => {};
    vi.mocked(call).mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    openPage();
    const reading = readQueryInOpenPage(CATEGORIES_QUERY_KEY);
    await vi.waitFor(
      () => expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toEqual(BOWLS),
      SERVER_WAIT_MS + 2000,
    );
    refuse(new ApiError(403, 'Forbidden', null));
    await expect(reading).rejects.toThrow('403');
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toBeUndefined();
  });

  it('when the server fails, shows only the saved response about the current member, who stays signed in', async () => {
    await visit('ann');
    const failure = new ApiError(503, 'Unavailable', null);
    setResponses({ getCurrentUser: failure, listItemCategories: failure });
    openPage();
    await expect(readQueryInOpenPage(USER_QUERY_KEY)).rejects.toThrow('503');
    expect(queryStateInOpenPage(USER_QUERY_KEY)?.data).toMatchObject({ id: 'ann' });
    await expect(readQueryInOpenPage(CATEGORIES_QUERY_KEY)).rejects.toThrow('503');
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toBeUndefined();
  });

  it('saves a response only if the row of its call has savedOffline', async () => {
    await visit('ann');
    const categories = ['searchCategories', {}] as const;
    changeResponses({ searchCategories: { categories: [] } });
    await readQueryInOpenPage(categories);
    await visit('ann');
    expect(await savedResponse('ann', categories)).toBeUndefined();
    expect(await savedResponse('ann', CATEGORIES_QUERY_KEY)).toBeDefined();
  });

  it('ignores saved responses that do not match the contract', async () => {
    await visit('ann', { categories: [{ categoryName: 'Bowls', count: 3 }] });
    setResponses({});
    openPage();
    await readQueryInOpenPage(CATEGORIES_QUERY_KEY).catch(() => undefined);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toBeUndefined();
  });

  it('ignores saved responses after 14 days', async () => {
    await visit('ann');
    vi.mocked(Date.now).mockReturnValue(START_MS + 15 * 24 * HOUR_MS);
    setResponses({});
    openPage();
    await readQueryInOpenPage(CATEGORIES_QUERY_KEY).catch(() => undefined);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toBeUndefined();
  });

  it('limits the number of saved responses, and deletes the oldest', async () => {
    const client = await visit('ann');
    vi.mocked(Date.now).mockReturnValue(START_MS + 1);
    client.setQueryData(CATEGORIES_QUERY_KEY, TEES);
    await vi.waitFor(async () =>
      expect(await savedResponse('ann', CATEGORIES_QUERY_KEY)).toEqual(TEES),
    );
    await trimSavedResponses(1, HOUR_MS, START_MS);
    setResponses({});
    openPage();
    await readQueryInOpenPage(CATEGORIES_QUERY_KEY).catch(() => undefined);
    await readQueryInOpenPage(USER_QUERY_KEY).catch(() => undefined);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toEqual(TEES);
    expect(queryStateInOpenPage(USER_QUERY_KEY)?.data).toBeUndefined();
  });

  it("shows the server's response when there is no IndexedDB", async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    setResponses({ listItemCategories: BOWLS });
    openPage();
    expect(await readQueryInOpenPage(CATEGORIES_QUERY_KEY)).toEqual(BOWLS);
    setResponses({});
    openPage();
    await expect(readQueryInOpenPage(CATEGORIES_QUERY_KEY)).rejects.toThrow(NetworkError);
  });
});

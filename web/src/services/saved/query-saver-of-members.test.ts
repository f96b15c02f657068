import 'fake-indexeddb/auto';
import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberLike } from '../../../test/members';
import { runInStore } from '@/lib/browser-database';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { NetworkError } from '../api-error';
import { pauseSaving } from './persist-queries';
import {
  BOWLS,
  TEES,
  CATEGORIES_QUERY_KEY,
  USER_QUERY_KEY,
  setResponses,
  openPage,
  readQueryInOpenPage,
  queryStateInOpenPage,
  savedResponse,
  visitAs,
  setUpQuerySaver,
  tearDownQuerySaver,
} from './query-saver.test-support';
import { lastOwner } from './saved-store';

vi.mock('../api-client', () => ({ call: vi.fn() }));

/** Opens a page as a member, or as a visitor if `userId` is null. Waits until the responses are saved. */
const visit = (userId: string | null, categories?: unknown) =>
  visitAs(userId === null ? null : memberLike({ id: userId }), categories);

/**
 * Stores another member in addition to the member who was signed in last. The app does the same at its start if it
 * moves the data of an older version's tab.
 */
const rememberAlso = (userId: string) =>
  runInStore('last-member', 'readwrite', (records) => records.put(true, [userId]));

beforeEach(setUpQuerySaver);
afterEach(tearDownQuerySaver);

describe('the query saver for members and visitors', () => {
  it('keeps the saved responses of each member and of visitors separately', async () => {
    await visit('ann', BOWLS);
    await visit(null, TEES);
    setResponses({});
    openPage();
    await readQueryInOpenPage(CATEGORIES_QUERY_KEY).catch(() => undefined);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toEqual(TEES);
    await visit('bob', BOWLS);
    setResponses({});
    openPage();
    await readQueryInOpenPage(CATEGORIES_QUERY_KEY).catch(() => undefined);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toEqual(BOWLS);
    await readQueryInOpenPage(USER_QUERY_KEY).catch(() => undefined);
    expect(queryStateInOpenPage(USER_QUERY_KEY)?.data).toMatchObject({ id: 'bob' });
  });

  it('saves nothing while it is unknown who is signed in', async () => {
    const client = await visit('ann', BOWLS);
    await pauseSaving();
    // Another tab has signed in as bob, but the page still shows queries of ann.
    client.setQueryData(CATEGORIES_QUERY_KEY, TEES);
    client.setQueryData(USER_QUERY_KEY, memberLike({ id: 'bob' }));
    await vi.waitFor(async () => expect(await savedResponse('bob', USER_QUERY_KEY)).toBeDefined());
    expect(await savedResponse('bob', CATEGORIES_QUERY_KEY)).toBeUndefined();
    expect(await savedResponse('ann', CATEGORIES_QUERY_KEY)).not.toEqual(TEES);
  });

  it('deletes the saved responses of members, but not those of visitors, when nobody is signed in any more', async () => {
    await visit(null, TEES);
    await visit('ann', BOWLS);
    await deleteRecordsOf({ end: 'ended-elsewhere', current: null });
    expect(await lastOwner()).toBeNull();
    setResponses({});
    openPage();
    await readQueryInOpenPage(USER_QUERY_KEY).catch(() => undefined);
    expect(queryStateInOpenPage(USER_QUERY_KEY)?.data).toBeUndefined();
    await readQueryInOpenPage(CATEGORIES_QUERY_KEY).catch(() => undefined);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toEqual(TEES);
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
        expect(await savedResponse('ann', CATEGORIES_QUERY_KEY)).toBeUndefined();
        expect(await savedResponse('ann', USER_QUERY_KEY)).toBeUndefined();
      });
      expect(await savedResponse(next, CATEGORIES_QUERY_KEY)).toEqual(TEES);
    },
  );

  it('deletes the saved responses of the former member even if a tab of an older version has stored the new member', async () => {
    await visit('zoe', BOWLS);
    await rememberAlso('ann');
    await runInStore('shared-screenshots', 'readwrite', (records) => records.put({}, ['', '7-00']));
    await visit('ann', TEES);
    await vi.waitFor(async () =>
      expect(await savedResponse('zoe', CATEGORIES_QUERY_KEY)).toBeUndefined(),
    );
    expect(await savedResponse('ann', CATEGORIES_QUERY_KEY)).toEqual(TEES);
    const keys = await runInStore('shared-screenshots', 'readwrite', async (records) => {
      const found = await records.getAllKeys();
      await records.clear();
      return found;
    });
    expect(keys).toEqual([['zoe', '7-00']]);
  });

  it('shows no saved responses when two members are stored as last members, because only the server knows who is signed in', async () => {
    await visit('ann', BOWLS);
    await rememberAlso('zoe');
    setResponses({});
    openPage();
    await expect(readQueryInOpenPage(CATEGORIES_QUERY_KEY)).rejects.toThrow(NetworkError);
    expect(queryStateInOpenPage(CATEGORIES_QUERY_KEY)?.data).toBeUndefined();
  });

  it("keeps a member's saved responses when a response states that nobody is signed in, but the browser has a session mark", async () => {
    await visit('ann', BOWLS);
    vi.stubGlobal('document', { cookie: `${SESSION_MARK_COOKIE}=1` });
    const deletions: Promise<unknown>[] = [];
    const request = (...[, , work]: [string, LockOptions, () => Promise<unknown>]) => {
      deletions.push(work());
      return deletions[0];
    };
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    setResponses({ getCurrentUser: null });
    openPage();
    await readQueryInOpenPage(USER_QUERY_KEY);
    await vi.waitFor(() => expect(deletions).toHaveLength(1));
    await deletions[0];
    expect(await savedResponse('ann', CATEGORIES_QUERY_KEY)).toEqual(BOWLS);
    expect(await lastOwner()).toBe('ann');
  });
});

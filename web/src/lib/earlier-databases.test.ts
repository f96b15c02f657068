import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveEarlierRecords } from './earlier-databases';
import { fakeSerialLocks } from './outbox/entries.test-support';
import type { StoreName } from './browser-database';

/**
 * Opens a database in the same way as a tab with the earlier version of the app. The connection stays open even when a
 * later version of the app needs it closed.
 */
const earlierTab = (database: string, store: string) =>
  openDB(database, 1, { upgrade: (created) => void created.createObjectStore(store) });
const leave = async (
  [database, store]: readonly [string, string],
  key: IDBValidKey,
  value: unknown,
) => {
  const tab = await earlierTab(database, store);
  await tab.put(store, value, key);
  tab.close();
};
const left = async ([database, store]: readonly [string, string]) => {
  const tab = await earlierTab(database, store);
  const keys = await tab.getAllKeys(store);
  tab.close();
  return keys;
};
const OUTBOX = ['boloboard-outbox', 'outbox'] as const;
const DRAFTS = ['boloboard-drafts', 'drafts'] as const;
const COMMENTS = ['boloboard-comment-drafts', 'drafts'] as const;
const SAVED = ['boloboard-saved', 'queries'] as const;
const SCREENSHOTS = ['boloboard-shared-screenshots', 'screenshots'] as const;
const DRAFT_KEY: [string, string] = ['ann', 'draft'];

/** Loads the module again, as a start of this version of the app does. */
async function start() {
  vi.resetModules();
  const { runInStore, moveRecordsOfOldVersionTabs } = await import('./browser-database');
  return {
    moveRecordsOfOldVersionTabs,
    all: async (store: StoreName) => {
      const keys = await runInStore(store, 'readonly', (records) => records.getAllKeys());
      const values = await runInStore(store, 'readonly', (records) => records.getAll());
      return keys.map((key, index): readonly unknown[] => [key, values[index]]);
    },
    draft: () => runInStore('drafts', 'readonly', (records) => records.get(DRAFT_KEY)),
    saveDraft: (title: string) =>
      runInStore('drafts', 'readwrite', (records) => records.put({ title }, DRAFT_KEY)),
    discardDraft: () => runInStore('drafts', 'readwrite', (records) => records.delete(DRAFT_KEY)),
  };
}

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeSerialLocks() }));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});

describe('the move of earlier records', () => {
  it('moves records of the earlier version at the start, and deletes them in the earlier database', async () => {
    await leave(OUTBOX, ['ann', 'entry', 'a'], { id: 'a' });
    await leave(OUTBOX, ['ann', 'file', 'a'], { bytes: new Blob(['picture']), name: 'a.png' });
    await leave(OUTBOX, ['ann', 'sent-version'], 'version');
    await leave(DRAFTS, ['ann', 'draft'], { values: {} });
    await leave(COMMENTS, ['ann', 'bowl', 'reply:1'], { text: 'Half', key: null });
    await leave(SAVED, 'owner', 'ann');
    await leave(SAVED, 'member:ann-["listItems",{"a-["}]', { state: {} });
    await leave(SAVED, 'visitor-["listItems"]', { state: {} });
    await leave(SCREENSHOTS, '7-00', { name: 'free.png' });
    await leave(SCREENSHOTS, '8-00', { name: 'hers.png', memberId: 'ann' });
    const { all } = await start();
    expect(await all('outbox')).toMatchObject([
      [['ann', 'entry', 'a'], { id: 'a' }],
      [['ann', 'file', 'a'], { name: 'a.png', bytes: { size: 7 } }],
      [['ann', 'sent-version'], 'version'],
    ]);
    expect(await all('drafts')).toMatchObject([[['ann', 'draft'], { values: {} }]]);
    expect(await all('comment-drafts')).toMatchObject([
      [['ann', 'bowl', 'reply:1'], { text: 'Half' }],
    ]);
    expect(await all('last-member')).toEqual([[['ann'], true]]);
    expect((await all('saved-answers')).map(([key]) => key)).toEqual([
      ['', '["listItems"]'],
      ['ann', '["listItems",{"a-["}]'],
    ]);
    expect(await all('shared-screenshots')).toMatchObject([
      [['', '7-00'], { name: 'free.png' }],
      [['ann', '8-00'], { name: 'hers.png' }],
    ]);
    for (const database of [OUTBOX, DRAFTS, COMMENTS, SAVED, SCREENSHOTS])
      expect(await left(database)).toEqual([]);
  });

  it('looks for records only in earlier databases that this browser has', async () => {
    const { all } = await start();
    expect(await all('drafts')).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['boloboard']);
  });

  it('moves the records that an open tab of the earlier version has written after the first move', async () => {
    const tab = await earlierTab(...OUTBOX);
    await tab.put('outbox', { id: 'a' }, ['ann', 'entry', 'a']);
    const { all, moveRecordsOfOldVersionTabs } = await start();
    await all('outbox');
    await tab.put('outbox', { id: 'b' }, ['ann', 'entry', 'b']);
    await moveRecordsOfOldVersionTabs();
    expect(await all('outbox')).toHaveLength(2);
    await tab.put('outbox', { id: 'c' }, ['ann', 'entry', 'c']);
    expect(await (await start()).all('outbox')).toHaveLength(3);
    expect(await tab.count('outbox')).toBe(0);
    tab.close();
  });

  it('moves each record exactly once when two tabs start at the same time', async () => {
    for (const id of ['a', 'b', 'c']) await leave(OUTBOX, ['ann', 'entry', id], { id });
    const tabs = [await start(), await start()];
    const [one, other] = await Promise.all(tabs.map(({ all }) => all('outbox')));
    expect(one?.map(([key]) => key)).toEqual(['a', 'b', 'c'].map((id) => ['ann', 'entry', id]));
    expect(other).toEqual(one);
    expect(await left(OUTBOX)).toEqual([]);
  });

  it('moves records in only one tab at a time', async () => {
    for (const id of ['a', 'b', 'c']) await leave(OUTBOX, ['ann', 'entry', id], { id });
    const moved: string[] = [];
    const add: Parameters<typeof moveEarlierRecords>[0] = (records) => {
      moved.push(...records.map(({ key }) => String(key[2])));
      return Promise.resolve();
    };
    await Promise.all([moveEarlierRecords(add), moveEarlierRecords(add)]);
    expect(moved).toEqual(['a', 'b', 'c']);
  });

  it('replaces moved records when a tab of the earlier version has changed them since the move', async () => {
    await leave(DRAFTS, DRAFT_KEY, { title: 'T' });
    expect(await (await start()).draft()).toMatchObject({ title: 'T' });
    await leave(DRAFTS, DRAFT_KEY, { title: 'Tee' });
    expect(await (await start()).draft()).toMatchObject({ title: 'Tee' });
  });

  it('does not replace records that this version has saved', async () => {
    await leave(DRAFTS, DRAFT_KEY, { title: 'T' });
    const { saveDraft } = await start();
    await saveDraft('Hat');
    await leave(DRAFTS, DRAFT_KEY, { title: 'Tee' });
    expect(await (await start()).draft()).toEqual({ title: 'Hat' });
    expect(await left(DRAFTS)).toEqual([]);
  });

  it('keeps records in the earlier database for the next start when the browser has no space', async () => {
    await leave(DRAFTS, DRAFT_KEY, { title: 'T' });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    expect(await (await start()).draft()).toBeUndefined();
    put.mockRestore();
    expect(await left(DRAFTS)).toEqual([DRAFT_KEY]);
    expect(await (await start()).draft()).toMatchObject({ title: 'T' });
  });

  it('moves records again when they change during the move', async () => {
    await leave(DRAFTS, DRAFT_KEY, { title: 'T' });
    const tab = await earlierTab(...DRAFTS);
    const moved: unknown[] = [];
    await moveEarlierRecords(async ([record]) => {
      moved.push(record?.value);
      if (moved.length === 1) await tab.put('drafts', { title: 'Tee' }, DRAFT_KEY);
    });
    expect(moved).toEqual([{ title: 'T' }, { title: 'Tee' }]);
    expect(await tab.count('drafts')).toBe(0);
    tab.close();
  });

  it('does not restore discarded records that changed during the move', async () => {
    await leave(DRAFTS, DRAFT_KEY, { title: 'T' });
    const tab = await earlierTab(...DRAFTS);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...args
    ) {
      void tab.put('drafts', { title: 'Tee' }, DRAFT_KEY);
      return this.put(...args);
    });
    const { draft, discardDraft } = await start();
    expect(await draft()).toMatchObject({ title: 'Tee' });
    await discardDraft();
    expect(await (await start()).draft()).toBeUndefined();
    tab.close();
  });

  it('does not restore records that were discarded after the move', async () => {
    await leave(DRAFTS, DRAFT_KEY, { title: 'T' });
    await (await start()).discardDraft();
    expect(await (await start()).draft()).toBeUndefined();
  });
});

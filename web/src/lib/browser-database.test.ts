import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSerialLocks } from './outbox/entries.test-support';

/** Loads the module like a new tab or worker, with nothing in memory and no open connection. */
async function openTab() {
  vi.resetModules();
  const [database, updates] = await Promise.all([
    import('./browser-database'),
    import('./app-updates'),
  ]);
  const { runInStore } = database;
  return {
    ...database,
    isUpdateReady: updates.isUpdateReady,
    text: (key: [string, ...string[]]) =>
      runInStore('drafts', 'readonly', (records) => records.get(key)),
    write: (key: [string, ...string[]], value: unknown) =>
      runInStore('drafts', 'readwrite', (records) => records.put(value, key)),
  };
}
let later: IDBPDatabase | undefined;
const openLaterVersion = async () => {
  later = await openDB('boloboard', 1000);
};

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeSerialLocks() }));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  later?.close();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});

describe("the browser's database", () => {
  it('contains exactly the listed stores (raise the version when you change them)', async () => {
    const { STORE_NAMES, DATABASE_VERSION } = await openTab();
    expect([DATABASE_VERSION, STORE_NAMES]).toEqual([
      4,
      [
        'drafts',
        'comment-drafts',
        'outbox',
        'saved-answers',
        'last-member',
        'welcomed-payments',
        'unread-counts',
        'push-devices',
        'shared-screenshots',
      ],
    ]);
  });

  it('has only stores whose lifetime and deletion rules are in the table in docs/architecture.md', async () => {
    const { STORES } = await openTab();
    const path = new URL('../../../docs/architecture.md', import.meta.url);
    const lines = readFileSync(path, 'utf8').split('\n');
    const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
    for (const [name, { lifetime, whenForgotten }] of Object.entries(STORES)) {
      const row = rows.find(([, first]) => first === `\`${name}\``);
      expect(row?.slice(3, -1)).toEqual([lifetime, ...Object.values(whenForgotten)]);
    }
  });

  it('adds missing stores, and deletes stores that are not in the table of stores', async () => {
    const earlier = await openDB('boloboard', 1, {
      upgrade: (database) => {
        database.createObjectStore('drafts');
        database.createObjectStore('gone');
      },
    });
    await earlier.put('drafts', 'Tee', ['ann', 'draft']);
    earlier.close();
    const opening = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) =>
      opening(name, name === 'boloboard' ? 4 : version),
    );
    const { text, STORE_NAMES } = await openTab();
    expect(await text(['ann', 'draft'])).toBe('Tee');
    vi.restoreAllMocks();
    later = await openDB('boloboard');
    expect([...later.objectStoreNames].toSorted()).toEqual(STORE_NAMES.toSorted());
  });

  it('writes nothing when the work in a transaction fails', async () => {
    const { runInStore, text } = await openTab();
    const work = runInStore('drafts', 'readwrite', async (records) => {
      await records.put('Tee', ['ann']);
      throw new Error('No.');
    });
    await expect(work).rejects.toThrow('No.');
    expect(await text(['ann'])).toBeUndefined();
  });

  it('opens again when the browser has closed the connection', async () => {
    const { text, write } = await openTab();
    await write(['ann'], 'Tee');
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection is closed.', 'InvalidStateError');
    });
    expect(await text(['ann'])).toBe('Tee');
  });

  it('returns undefined or false without IndexedDB, and works when IndexedDB is back', async () => {
    const { tryRunInStore, tryWriteInStore, text } = await openTab();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(
      await tryRunInStore('drafts', 'readonly', (records) => records.getAll()),
    ).toBeUndefined();
    expect(await tryWriteInStore('drafts', (records) => records.put(1, ['ann']))).toBe(false);
    open.mockRestore();
    expect(await tryWriteInStore('drafts', (records) => records.put(1, ['ann']))).toBe(true);
    expect(await text(['ann'])).toBe(1);
  });
});

describe('a later version of the database', () => {
  it('opens immediately, because the tabs of this version close their connections and offer a reload', async () => {
    const tab = await openTab();
    await tab.write(['ann'], 'Tee');
    expect(tab.isUpdateReady()).toBe(false);
    await openLaterVersion();
    expect(tab.isUpdateReady()).toBe(true);
    await expect(tab.text(['ann'])).rejects.toThrow();
    expect(await tab.tryRunInStore('drafts', 'readonly', (records) => records.getAll())).toBe(
      undefined,
    );
  });

  it('makes a tab of this version offer a reload when the tab opens after the update', async () => {
    await openLaterVersion();
    const tab = await openTab();
    await expect(tab.text(['ann'])).rejects.toThrow();
    expect(tab.isUpdateReady()).toBe(true);
  });

  it('is not announced when the browser has only deleted the database', async () => {
    const tab = await openTab();
    await tab.write(['ann'], 'Tee');
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('boloboard').onsuccess = resolve;
    });
    expect(tab.isUpdateReady()).toBe(false);
    expect(await tab.text(['ann'])).toBeUndefined();
  });
});

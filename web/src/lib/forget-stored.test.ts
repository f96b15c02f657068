import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  runInAllStores,
  runInStore,
  type RecordKey,
  STORE_NAMES,
  type StoreName,
  STORES,
} from './browser-database';
import { forgetBrowserData } from './forget-browser-data';
import { type EndedSession, onRecordsForgotten } from './forget-stored';
import { PICTURES_CACHE } from './stored-pictures';

const FIREBASE_DATABASE = 'firebaseLocalStorageDb';
const FIREBASE_KEY = 'firebase:authUser:key:app';
const deletedCaches = vi.fn(() => Promise.resolve(true));

const put = (store: StoreName, key: RecordKey, value: unknown) =>
  runInStore(store, 'readwrite', (records) => records.put(value, key));
const keysIn = (store: StoreName) =>
  runInStore(store, 'readonly', (records) => records.getAllKeys());
const ownersIn = async (store: StoreName) => (await keysIn(store)).map(([owner]) => owner);
const storedOf = async (owner: string) => {
  const found = await Promise.all(STORE_NAMES.map(ownersIn));
  return STORE_NAMES.filter((_store, index) => found[index]?.includes(owner));
};

/** Stores a sign-in as Firebase does. */
async function signInWithFirebase() {
  const firebase = await openDB(FIREBASE_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore('firebaseLocalStorage'),
  });
  await firebase.put('firebaseLocalStorage', { refreshToken: 'token' }, FIREBASE_KEY);
  return {
    signIn: () => firebase.get('firebaseLocalStorage', FIREBASE_KEY),
    close: () => firebase.close(),
  };
}

const EARLIER = {
  'boloboard-outbox': 'outbox',
  'boloboard-drafts': 'drafts',
  'boloboard-comment-drafts': 'drafts',
  'boloboard-shared-screenshots': 'screenshots',
  'boloboard-saved': 'queries',
};
const inEarlierTab = async <T>(
  name: string,
  work: (tab: IDBPDatabase, store: string) => Promise<T>,
): Promise<T> => {
  const store = EARLIER[name as keyof typeof EARLIER];
  const tab = await openDB(name, 1, {
    upgrade: (created) => void created.createObjectStore(store),
  });
  const result = await work(tab, store);
  tab.close();
  return result;
};
const leave = (name: keyof typeof EARLIER, key: IDBValidKey, value: unknown) =>
  inEarlierTab(name, (tab, store) => tab.put(store, value, key));
const keysLeft = (name: string) => inEarlierTab(name, (tab, store) => tab.getAllKeys(store));

const stubLocks = (error: string) =>
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('Too late', error)) },
  });
const failMoves = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });

const ENDED = {
  'signed-out': { end: 'signed-out', memberId: 'ann' },
  'logout-link': { end: 'logout-link', memberId: 'ann' },
  'ended-elsewhere': { end: 'ended-elsewhere', current: null },
} as const satisfies Record<EndedSession['end'], EndedSession>;

beforeEach(async () => {
  vi.stubGlobal('caches', { delete: deletedCaches });
  for (const store of STORE_NAMES)
    if (store !== 'last-member')
      for (const owner of ['', 'ann', 'ann2', 'bob']) await put(store, [owner, 'a'], { of: owner });
  await put('last-member', ['ann'], true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  deletedCaches.mockClear();
  await runInAllStores((recordsIn) =>
    Promise.all(STORE_NAMES.map((store) => recordsIn(store).clear())),
  );
  for (const name of [FIREBASE_DATABASE, ...Object.keys(EARLIER)]) indexedDB.deleteDatabase(name);
});

describe('forgetBrowserData after signing out', () => {
  it('deletes the data of the member from all stores', async () => {
    await forgetBrowserData(ENDED['signed-out']);
    expect(await storedOf('ann')).toEqual([]);
  });

  it('keeps typed texts of other members and responses for visitors', async () => {
    await forgetBrowserData(ENDED['signed-out']);
    expect(await storedOf('ann2')).toEqual(['drafts', 'comment-drafts', 'outbox']);
    expect(await ownersIn('saved-answers')).toEqual(['']);
  });

  it('also deletes data that a tab of an earlier version has stored since this tab started', async () => {
    const tab = await openDB('boloboard-drafts', 1, {
      upgrade: (created) => void created.createObjectStore('drafts'),
    });
    await tab.put('drafts', { title: 'Tee' }, ['ann', 'draft']);
    await forgetBrowserData(ENDED['signed-out']);
    expect([await storedOf('ann'), await tab.count('drafts')]).toEqual([[], 0]);
    tab.close();
  });

  it('notifies modules before and after it deletes the records, so that the modules delete their copies', async () => {
    const stop = vi.fn();
    let isDeleted = false;
    const ends = ['drafts', 'outbox'] as const;
    const [endFirst, endSecond] = ends.map((store) =>
      onRecordsForgotten(store, (isForgotten, deleted) => {
        stop(store, isForgotten('ann'), isForgotten('bob'), isDeleted);
        void deleted.then(() => (isDeleted = true));
      }),
    );
    await forgetBrowserData(ENDED['logout-link']);
    await forgetBrowserData(ENDED['ended-elsewhere']);
    expect(stop.mock.calls).toEqual([['drafts', true, false, false]]);
    expect(isDeleted).toBe(true);
    endFirst?.();
    endSecond?.();
    await forgetBrowserData(ENDED['signed-out']);
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ['cannot be opened', 'rejects'],
    ['does not answer', 'hangs'],
  ] as const)('notifies modules immediately, even when IndexedDB %s', async (_when, way) => {
    vi.resetModules();
    const stop = vi.fn();
    const fresh = await import('./forget-stored');
    const { forgetBrowserData: forgetFresh } = await import('./forget-browser-data');
    fresh.onRecordsForgotten('outbox', (isForgotten) => void stop(isForgotten('ann')));
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      if (way === 'rejects') throw new DOMException('Blocked', 'SecurityError');
      return Object.create(IDBOpenDBRequest.prototype, {
        addEventListener: { value: () => undefined },
        removeEventListener: { value: () => undefined },
      }) as IDBOpenDBRequest;
    });
    void forgetFresh(ENDED['signed-out']);
    expect(stop.mock.calls).toEqual([[true]]);
  });
});

describe.each(Object.values(ENDED))('forgetBrowserData after the session end $end', (ended) => {
  it.each(STORE_NAMES)('keeps or deletes %s as the table of stores states', async (store) => {
    await forgetBrowserData(ended);
    const owners = {
      keep: ['', 'ann', 'ann2', 'bob'],
      delete: ['', 'ann2', 'bob'],
      'delete-members': store === 'last-member' ? [] : [''],
      'delete-all': [],
      assign: ['ann', 'ann2', 'bob'],
    };
    expect(await ownersIn(store)).toEqual(owners[STORES[store].whenForgotten[ended.end]]);
  });
});

describe.each([
  ['because another tab takes too long to move it', () => stubLocks('TimeoutError')],
  ['because the browser has no space', () => failMoves()],
])('data of an earlier version that was not moved %s', (_when, stopMove) => {
  const LEFT = {
    'signed-out': [
      [['bob', 'entry', 'a']],
      [['bob', 'draft']],
      [['bob', 'item', '']],
      [],
      ['visitor-["a"]'],
    ],
    'logout-link': [
      [
        ['ann', 'entry', 'a'],
        ['bob', 'entry', 'a'],
      ],
      [['bob', 'draft']],
      [['bob', 'item', '']],
      [],
      ['visitor-["a"]'],
    ],
    // The screenshot that belongs to nobody stays until the next start, which assigns it to a member. The id of this
    // member stays, too.
    'ended-elsewhere': [
      [
        ['ann', 'entry', 'a'],
        ['bob', 'entry', 'a'],
      ],
      [
        ['ann', 'draft'],
        ['bob', 'draft'],
      ],
      [
        ['ann', 'item', ''],
        ['bob', 'item', ''],
      ],
      ['7-00', '8-00'],
      ['owner', 'visitor-["a"]'],
    ],
  } as const;

  it.each(Object.values(ENDED))(
    'is kept or deleted after the session end $end as the table of stores states',
    async (ended) => {
      for (const owner of ['ann', 'bob']) {
        await leave('boloboard-outbox', [owner, 'entry', 'a'], { id: 'a' });
        await leave('boloboard-drafts', [owner, 'draft'], { title: 'Tee' });
        await leave('boloboard-comment-drafts', [owner, 'item', ''], { text: 'Half' });
        await leave('boloboard-saved', `member:${owner}-["a"]`, { state: {} });
      }
      await leave('boloboard-saved', 'visitor-["a"]', { state: {} });
      await leave('boloboard-saved', 'owner', 'ann');
      await leave('boloboard-shared-screenshots', '7-00', { name: 'free.png' });
      await leave('boloboard-shared-screenshots', '8-00', { name: 'hers.png', memberId: 'ann' });
      vi.spyOn(console, 'warn').mockReturnValue();
      stopMove();
      await forgetBrowserData(ended);
      vi.restoreAllMocks();
      expect(await Promise.all(Object.keys(EARLIER).map(keysLeft))).toEqual(LEFT[ended.end]);
    },
  );
});

describe('forgetBrowserData for former members', () => {
  it("deletes the data of former members and Firebase's sign-in when nobody is signed in", async () => {
    const { signIn, close } = await signInWithFirebase();
    await forgetBrowserData(ENDED['ended-elsewhere']);
    expect(await ownersIn('saved-answers')).toEqual(['']);
    expect(await signIn()).toBeUndefined();
    expect(deletedCaches).toHaveBeenCalledWith(PICTURES_CACHE);
    close();
  });

  it('deletes the data of former members when another member is signed in, and keeps the data and sign-in of the other member', async () => {
    const { signIn, close } = await signInWithFirebase();
    await forgetBrowserData({ end: 'ended-elsewhere', current: 'bob' });
    expect(await ownersIn('saved-answers')).toEqual(['', 'bob']);
    expect(await signIn()).toEqual({ refreshToken: 'token' });
    close();
  });

  it('keeps the data of the signed-in member', async () => {
    await forgetBrowserData({ end: 'ended-elsewhere', current: 'ann' });
    expect(await ownersIn('saved-answers')).toEqual(['', 'ann']);
    expect(await ownersIn('last-member')).toEqual(['ann']);
    expect(await ownersIn('shared-screenshots')).toContain('');
  });

  it('assigns waiting screenshots without an owner to the only former member', async () => {
    await put('shared-screenshots', ['', '7-00'], { name: 'sold.png' });
    await forgetBrowserData(ENDED['ended-elsewhere']);
    expect(await keysIn('shared-screenshots')).toContainEqual(['ann', '7-00']);
  });

  it('assigns waiting screenshots without an owner to the only former member while another member is signed in', async () => {
    await put('last-member', ['zoe'], true);
    await forgetBrowserData({ end: 'ended-elsewhere', current: 'ann' });
    expect(await ownersIn('last-member')).toEqual(['ann']);
    expect(await ownersIn('shared-screenshots')).not.toContain('');
    expect(await ownersIn('shared-screenshots')).toContain('zoe');
  });

  it('deletes waiting screenshots without an owner that could belong to either of two former members', async () => {
    await put('last-member', ['zoe'], true);
    await put('shared-screenshots', ['', '7-00'], { name: 'sold.png' });
    await forgetBrowserData(ENDED['ended-elsewhere']);
    const left = await keysIn('shared-screenshots');
    expect(left).toEqual([
      ['ann', 'a'],
      ['ann2', 'a'],
      ['bob', 'a'],
    ]);
  });

  it("does not create Firebase's database when the browser does not have it", async () => {
    await forgetBrowserData(ENDED['ended-elsewhere']);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(FIREBASE_DATABASE);
  });

  it('runs all other steps when one step fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    deletedCaches.mockRejectedValueOnce(new Error('No caches.'));
    await forgetBrowserData(ENDED['ended-elsewhere']);
    expect(await ownersIn('saved-answers')).toEqual(['']);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

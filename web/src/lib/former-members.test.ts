import 'fake-indexeddb/auto';
import { clear, createStore, get, promisifyRequest, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteFormerMembers } from './former-members';
import { OWNER_KEY, savedRecords } from './saved-records';
import { sharedScreenshotRecords, type SharedScreenshotRecord } from './shared-screenshots';
import { PICTURES_CACHE } from './stored-pictures';

const FIREBASE_DATABASE = 'firebaseLocalStorageDb';
const deletedCaches = vi.fn(() => Promise.resolve(true));
const savedKeys = () => savedRecords()('readonly', (store) => promisifyRequest(store.getAllKeys()));
const waiting = () => get<SharedScreenshotRecord>('1-00', sharedScreenshotRecords());

beforeEach(async () => {
  vi.stubGlobal('caches', { delete: deletedCaches });
  await set(OWNER_KEY, 'ann', savedRecords());
  for (const key of ['member:ann-["a"]', 'member:ann2-["a"]', 'member:bob-["a"]', 'visitor-["a"]'])
    await set(key, 1, savedRecords());
  await set('1-00', { name: 'sold.png' }, sharedScreenshotRecords());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  deletedCaches.mockClear();
  await Promise.all([clear(savedRecords()), clear(sharedScreenshotRecords())]);
  await promisifyRequest(indexedDB.deleteDatabase(FIREBASE_DATABASE));
});

describe('what is left of former members', () => {
  it('is deleted when nobody is signed in, with the sign-in with Firebase', async () => {
    const firebase = createStore(FIREBASE_DATABASE, 'firebaseLocalStorage');
    await set('firebase:authUser:key:app', { refreshToken: 'token' }, firebase);
    await deleteFormerMembers(null);
    expect(await savedKeys()).toEqual(['visitor-["a"]']);
    expect(await get('firebase:authUser:key:app', firebase)).toBeUndefined();
    expect(deletedCaches).toHaveBeenCalledWith(PICTURES_CACHE);
    await firebase('readonly', ({ transaction }) => transaction.db.close());
  });

  it('is deleted when another member is signed in, whose data and sign-in stay', async () => {
    const firebase = createStore(FIREBASE_DATABASE, 'firebaseLocalStorage');
    await set('firebase:authUser:key:app', { refreshToken: 'of bob' }, firebase);
    await deleteFormerMembers('bob');
    expect(await savedKeys()).toEqual(['member:bob-["a"]', 'visitor-["a"]']);
    expect(await get('firebase:authUser:key:app', firebase)).toEqual({ refreshToken: 'of bob' });
    await firebase('readonly', ({ transaction }) => transaction.db.close());
  });

  it('does not include the data of the member who is signed in', async () => {
    await deleteFormerMembers('ann');
    expect(await savedKeys()).toEqual(['member:ann-["a"]', 'owner', 'visitor-["a"]']);
    expect(await waiting()).not.toHaveProperty('memberId');
  });

  it('keeps waiting screenshots for their member', async () => {
    await deleteFormerMembers(null);
    expect(await waiting()).toMatchObject({ name: 'sold.png', memberId: 'ann' });
  });

  it('is deleted without creating the database of Firebase', async () => {
    await deleteFormerMembers(null);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(FIREBASE_DATABASE);
  });

  it('is deleted as far as possible when a part fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    deletedCaches.mockRejectedValueOnce(new Error('No caches.'));
    await deleteFormerMembers(null);
    expect(await savedKeys()).toEqual(['visitor-["a"]']);
    expect(warn).toHaveBeenCalledOnce();
  });
});

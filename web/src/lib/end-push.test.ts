import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endPush } from './end-push';
import { forgetStored } from './forget-browser-data';
import { serialLocks } from './outbox/entries.test-support';
import { forgetPushDevice, keepPushDevice } from './push-device';

const unsubscribe = vi.fn(() => Promise.resolve(true));
let shown: { readonly data: unknown; readonly close: () => void }[] = [];
const owners = () => shown.map(({ data }) => (data as { memberId: string }).memberId);

function showTo(memberId: string): void {
  const notification = {
    data: { memberId, path: '/' },
    close: () => (shown = shown.filter((one) => one !== notification)),
  };
  shown.push(notification);
}

const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) };
const getNotifications = () => Promise.resolve([...shown]);
/** What the browser has. */
let registration: object;

beforeEach(() => {
  shown = [];
  registration = { getNotifications, pushManager };
  unsubscribe.mockClear();
  showTo('ann');
  showTo('ben');
  vi.stubGlobal('navigator', {
    locks: serialLocks(),
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
});
afterEach(async () => {
  await Promise.all(['ann', 'ben'].map(forgetPushDevice));
  vi.unstubAllGlobals();
});

test('signing out closes what is shown and ends the subscription', async () => {
  await keepPushDevice('ann', { token: 'token-of-ann', registeredAt: 1 });
  await forgetStored({ end: 'signed-out', memberId: 'ann' });
  expect([owners(), unsubscribe.mock.calls.length]).toEqual([[], 1]);
});

const TOKENS = 'firebase-messaging-store';

/** Returns how many tokens Firebase keeps after `work`, if it kept one before. */
async function tokensAfter(work: () => Promise<void>): Promise<number> {
  const firebase = await openDB('firebase-messaging-database', 1, {
    upgrade: (database) => void database.createObjectStore(TOKENS),
  });
  await firebase.put(TOKENS, { token: 'token' }, 'app');
  await work();
  const count = await firebase.count(TOKENS);
  firebase.close();
  return count;
}

const end = () => endPush(null);
const endBroken = () => expect(endPush(null)).rejects.toThrow('Broken');

test('also deletes the token that Firebase keeps', async () => {
  expect(await tokensAfter(end)).toBe(0);
});

test('ends the subscription in a browser that cannot list notifications', async () => {
  registration = { pushManager };
  expect(await tokensAfter(end)).toBe(0);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('ends the subscription if the notifications cannot be listed', async () => {
  registration = { pushManager, getNotifications: () => Promise.reject(new Error('Broken')) };
  expect(await tokensAfter(endBroken)).toBe(0);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('closes what is shown and deletes the token if the subscription does not end', async () => {
  unsubscribe.mockRejectedValueOnce(new Error('Broken'));
  expect(await tokensAfter(endBroken)).toBe(0);
  expect(owners()).toEqual([]);
});

test('keeps the subscription and the notifications of a member who gets push here', async () => {
  await keepPushDevice('ben', { token: 'token-of-ben', registeredAt: 1 });
  await forgetStored({ end: 'ended-elsewhere', current: 'ben' });
  expect([owners(), unsubscribe.mock.calls.length]).toEqual([['ben'], 0]);
});

test('keeps nothing of a former member for one who has not turned push on here', async () => {
  await keepPushDevice('ann', { token: 'token-of-ann', registeredAt: 1 });
  await forgetStored({ end: 'ended-elsewhere', current: 'ben' });
  expect([owners(), unsubscribe.mock.calls.length]).toEqual([[], 1]);
});

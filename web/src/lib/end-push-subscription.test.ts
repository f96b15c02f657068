import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endPushSubscription } from './end-push-subscription';
import { forgetBrowserData } from './forget-browser-data';
import { fakeSerialLocks } from './outbox/entries.test-support';
import { forgetPushDevice, storePushDevice } from './push-device';

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
/** The fake of the service worker's registration. */
let registration: object;

beforeEach(() => {
  shown = [];
  registration = { getNotifications, pushManager };
  unsubscribe.mockClear();
  showTo('ann');
  showTo('ben');
  vi.stubGlobal('navigator', {
    locks: fakeSerialLocks(),
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
});
afterEach(async () => {
  await Promise.all(['ann', 'ben'].map(forgetPushDevice));
  vi.unstubAllGlobals();
});

test('closes the shown notifications and ends the subscription when a member signs out', async () => {
  await storePushDevice('ann', { token: 'token-of-ann', registeredAt: 1 });
  await forgetBrowserData({ end: 'signed-out', memberId: 'ann' });
  expect([owners(), unsubscribe.mock.calls.length]).toEqual([[], 1]);
});

const TOKENS = 'firebase-messaging-store';

/** Stores a token of Firebase, runs `work`, and returns how many tokens are left. */
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

const end = () => endPushSubscription(null);
const endBroken = () => expect(endPushSubscription(null)).rejects.toThrow('Broken');

test('deletes the token that Firebase stores', async () => {
  expect(await tokensAfter(end)).toBe(0);
});

test('ends the subscription in a browser that cannot list notifications', async () => {
  registration = { pushManager };
  expect(await tokensAfter(end)).toBe(0);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('ends the subscription when listing the notifications fails', async () => {
  registration = { pushManager, getNotifications: () => Promise.reject(new Error('Broken')) };
  expect(await tokensAfter(endBroken)).toBe(0);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('closes the shown notifications and deletes the token even if ending the subscription fails', async () => {
  unsubscribe.mockRejectedValueOnce(new Error('Broken'));
  expect(await tokensAfter(endBroken)).toBe(0);
  expect(owners()).toEqual([]);
});

test('keeps the subscription and the notifications of a member who gets push in this browser', async () => {
  await storePushDevice('ben', { token: 'token-of-ben', registeredAt: 1 });
  await forgetBrowserData({ end: 'ended-elsewhere', current: 'ben' });
  expect([owners(), unsubscribe.mock.calls.length]).toEqual([['ben'], 0]);
});

test('ends push for a former member if the current member has not turned push on in this browser', async () => {
  await storePushDevice('ann', { token: 'token-of-ann', registeredAt: 1 });
  await forgetBrowserData({ end: 'ended-elsewhere', current: 'ben' });
  expect([owners(), unsubscribe.mock.calls.length]).toEqual([[], 1]);
});

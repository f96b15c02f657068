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

const registration = {
  getNotifications: () => Promise.resolve([...shown]),
  pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
};

beforeEach(() => {
  shown = [];
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

test('also deletes the token that Firebase keeps', async () => {
  const firebase = await openDB('firebase-messaging-database', 1, {
    upgrade: (database) => void database.createObjectStore('firebase-messaging-store'),
  });
  await firebase.put('firebase-messaging-store', { token: 'token' }, 'app');
  await endPush(null);
  expect(await firebase.count('firebase-messaging-store')).toBe(0);
  firebase.close();
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

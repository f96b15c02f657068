import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetBrowserData } from '@/lib/forget-browser-data';
import { fakeSerialLocks } from '@/lib/outbox/entries.test-support';
import { forgetPushDevice, storePushDevice, readPushDevice } from '@/lib/push-device';
import { SESSION_CHANNEL } from '@/lib/worker-messages';
import { showPushes } from './push';
import { fakeWorker } from './shown-pushes.test-support';

const PUSH = {
  memberId: 'ann',
  title: '@ben commented on your item',
  body: 'Nice find!',
  picture: '/media/items/owl/320.webp',
  tag: 'comment_1',
  path: '/item/owl?comment=c1',
  notificationId: 'comment_1',
  canReply: 'true',
  unread: '3',
};

let worker = fakeWorker();
const setAppBadge = vi.fn((_count: number) => Promise.resolve());

beforeEach(async () => {
  worker = fakeWorker();
  setAppBadge.mockClear();
  vi.stubGlobal('navigator', { locks: fakeSerialLocks(), setAppBadge });
  vi.stubGlobal('self', worker);
  vi.stubGlobal('registration', worker.registration);
  await storePushDevice('ann', { token: 'token-of-ann', registeredAt: 1 });
  showPushes();
});
afterEach(async () => {
  await forgetPushDevice('ann');
  vi.unstubAllGlobals();
});

/** Creates a push message with the fields that FCM adds. */
const push = (data: object) => pushText(JSON.stringify({ data, from: '123', priority: 'normal' }));
const pushText = (text: string | null) =>
  worker.fire('push', {
    data: text === null ? null : { json: () => JSON.parse(text) as unknown },
  });

test('the service worker shows title, text, picture and actions of a push, and the unread number on the icon of the app', async () => {
  await push(PUSH);
  expect(worker.shown()).toMatchObject([
    {
      title: PUSH.title,
      body: PUSH.body,
      icon: PUSH.picture,
      tag: PUSH.tag,
      data: { memberId: 'ann', path: PUSH.path, notificationId: PUSH.notificationId },
      actions: [
        { action: 'reply', title: 'Reply' },
        { action: 'mark-read', title: 'Mark as Read' },
      ],
    },
  ]);
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
});

test('the service worker makes all open pages fetch the notifications again after a push', async () => {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const message = new Promise((resolve) => {
    channel.onmessage = ({ data }) => resolve([data, setAppBadge.mock.lastCall]);
  });
  await push(PUSH);
  expect(await message).toEqual(['notifications-changed', [3]]);
  channel.close();
});

test('the service worker shows the logo and no actions for a push about several notifications', async () => {
  const { memberId, title, body, tag, unread } = PUSH;
  await push({ memberId, title, body, tag, unread, path: '/notifications' });
  expect(worker.shown()).toMatchObject([{ icon: '/install/icon-192.png', actions: [] }]);
});

test('the service worker shows a repeated push silently, but with an alert when its text has changed', async () => {
  await push(PUSH);
  await push(PUSH);
  await push({ ...PUSH, body: 'Sold!' });
  const renotify = worker.registration.showNotification.mock.calls.map(
    ([, options]) => options.renotify,
  );
  expect(renotify).toEqual([false, false, true]);
  expect(worker.shown()).toHaveLength(1);
});

test.each([
  ['the id of another member', JSON.stringify({ data: { ...PUSH, memberId: 'ben' } })],
  ['no member id', JSON.stringify({ data: { ...PUSH, memberId: undefined } })],
  ['no text', JSON.stringify({ data: { ...PUSH, title: undefined } })],
  ['the URL of another site', JSON.stringify({ data: { ...PUSH, path: '//other.example' } })],
  ['no data', JSON.stringify({ notification: { title: 'Hello' } })],
  ['content that is not JSON', 'Hello'],
  ['no content', null],
])('the service worker shows no notification for a push message with %s', async (_what, text) => {
  await pushText(text);
  expect(worker.shown()).toEqual([]);
});

test('the service worker shows no notification for a push after the member has signed out', async () => {
  await forgetBrowserData({ end: 'signed-out', memberId: 'ann' });
  await push(PUSH);
  expect(worker.registration.showNotification).not.toHaveBeenCalled();
});

test('the service worker closes a notification when its member signs out while the worker is still showing it', async () => {
  const { showNotification } = worker.registration;
  const show = showNotification.getMockImplementation();
  showNotification.mockImplementation(async (...args) => {
    await show?.(...args);
    await forgetPushDevice('ann');
  });
  await push(PUSH);
  expect([showNotification.mock.calls.length, worker.shown()]).toEqual([1, []]);
});

test('the service worker makes the next page register the device again when the push subscription has changed', async () => {
  await worker.fire('pushsubscriptionchange');
  expect(await readPushDevice('ann')).toEqual({ token: 'token-of-ann', registeredAt: 0 });
});

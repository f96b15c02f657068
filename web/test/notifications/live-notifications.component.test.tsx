import type { Notification } from '@contract/schemas/notification';
import { YEARLY } from '@test/billing';
import { setResponse, callsTo } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses } from '@test/home';
import { hasLiveNotificationsReader, emitLiveNotifications } from '@test/live-notifications';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showUnreadOnBadge } from '@/lib/app-badge';
import { SESSION_CHANNEL } from '@/lib/worker-messages';
import { createQueryClient } from '@/services/query-client';

const COMMENT: Notification = {
  id: 'comment_c1',
  type: 'other',
  topic: 'comment',
  title: 'New comment',
  message: '@tom commented: Nice',
  isRead: false,
  itemId: 'owl',
  commentId: 'c1',
  rulingId: null,
  actorUsername: 'tom',
  pictureUrl: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};

/** The number on the icon of the installed app. */
let badge: number | undefined;
const setAppBadge = (count?: number) => {
  badge = count;
  return Promise.resolve();
};

beforeEach(() => {
  badge = undefined;
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 0;
  });
  setHomeResponses();
  setResponse('listNotifications', { notifications: [], next: null });
  setResponse('countUnreadNotifications', { count: 0 });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openAbout(member: Parameters<typeof memberLike>[0] = YEARLY) {
  setSignedInMemberResponses(memberLike(member));
  const client = createQueryClient();
  await renderApp('/about', client);
  return client;
}

test('the app stores live notifications in the query cache, and shows the number of unread ones on the icon of the app', async () => {
  const client = await openAbout();
  await expect.poll(hasLiveNotificationsReader).toBe(true);
  const shown = { notifications: [COMMENT], next: null };
  emitLiveNotifications({ state: 'read', page: shown, unread: 3 });
  expect(client.getQueriesData({ queryKey: ['listNotifications'] })).toMatchObject([[{}, shown]]);
  await expect.poll(() => badge).toBe(3);
  emitLiveNotifications({ state: 'unreachable' });
  emitLiveNotifications({ state: 'read', page: shown, unread: 0 });
  await expect.poll(() => badge).toBe(0);
});

/** Does what the service worker does when a push arrives. */
async function receivePush(memberId: string, unread: number): Promise<void> {
  await showUnreadOnBadge(memberId, unread);
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage('notifications-changed');
  channel.close();
}

test("the number that a push has put on the app's icon is replaced when the bell refetches the number of unread notifications", async () => {
  await openAbout({});
  await expect.poll(() => badge).toBe(0);
  await receivePush(memberLike().id, 5);
  await expect.poll(() => badge).toBe(0);
});

test("the number that a push has put on the app's icon is replaced when Firestore has already delivered a newer number", async () => {
  await openAbout();
  await expect.poll(hasLiveNotificationsReader).toBe(true);
  const shown = { notifications: [{ ...COMMENT, isRead: true }], next: null };
  emitLiveNotifications({ state: 'read', page: shown, unread: 0 });
  await expect.poll(() => badge).toBe(0);
  await receivePush(memberLike().id, 5);
  await expect.poll(() => badge).toBe(0);
});

test('the app keeps only the newest page of live notifications while the list is closed', async () => {
  const client = await openAbout();
  await expect.poll(hasLiveNotificationsReader).toBe(true);
  const like = (minute: number) => {
    const createdAt = `2026-11-20T12:0${minute}:00.000Z`;
    return { ...COMMENT, id: `n${minute}`, createdAt };
  };
  const before = { notifications: [like(2), like(1)], next: 'first' };
  emitLiveNotifications({ state: 'read', page: before, unread: 2 });
  const after = { notifications: [like(3), like(2)], next: 'second' };
  emitLiveNotifications({ state: 'read', page: after, unread: 3 });
  expect(client.getQueriesData({ queryKey: ['listNotifications'] })).toEqual([
    [expect.anything(), after],
  ]);
});

test('the app polls for notifications only while Firestore does not respond', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const polls = () => callsTo('countUnreadNotifications').length;
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
  await openAbout();
  await expect.poll(hasLiveNotificationsReader).toBe(true);
  await expect.poll(polls).toBe(1);
  const shown = { notifications: [COMMENT], next: null };
  emitLiveNotifications({ state: 'read', page: shown, unread: 1 });
  await expect.element(page.getByRole('link', { name: '1 new notification' })).toBeVisible();
  await pass(5);
  expect(polls()).toBe(1);
  emitLiveNotifications({ state: 'unreachable' });
  await expect
    .poll(async () => {
      await pass(1);
      return polls();
    })
    .toBeGreaterThan(1);
});

test('the app unsubscribes from notifications without a network, and subscribes again when the network is back', async () => {
  await openAbout();
  await expect.poll(hasLiveNotificationsReader).toBe(true);
  goOffline();
  await expect.poll(hasLiveNotificationsReader).toBe(false);
  goOnline();
  await expect.poll(hasLiveNotificationsReader).toBe(true);
});

test('the app does not subscribe to notifications for a free member', async () => {
  await openAbout({});
  const upgrade = page.getByRole('link', { name: 'Upgrade', exact: true, includeHidden: true });
  await expect.element(upgrade.first()).toBeInTheDocument();
  // Waits until the badge is set. If the app subscribed to notifications, it would do so at the same time.
  await expect.poll(() => badge).toBeDefined();
  expect(hasLiveNotificationsReader()).toBe(false);
});

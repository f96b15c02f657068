import type { Notification } from '@contract/schemas/notification';
import { callsTo, holdResponses } from '@test/fake-api';
import { memberLike } from '@test/members';
import {
  setBellResponses,
  setNotificationResponses,
  bellLink,
  sentDeletions,
  notificationRows,
  notificationsLike,
  markAsReadButtonOf,
  deleteButtonOf,
  rowTitles,
  undoButtonOf,
} from '@test/notifications';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { listOutbox } from '@/lib/outbox/outbox-store';

const memberId = memberLike().id;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteRecordsOf({ end: 'signed-out', memberId });
  goOnline();
});

async function openPage(
  all: readonly Notification[] = notificationsLike(3),
  loaded = all.length,
): Promise<void> {
  setBellResponses(all);
  await renderApp('/notifications');
  await expect.element(notificationRows()).toHaveLength(loaded);
}

const waiting = async () =>
  (await listOutbox(memberId)).map(({ endpoint, input }) => [endpoint, input.params]);

test('marking and deleting notifications without a network takes effect immediately, and is sent when the network is back', async () => {
  await openPage();
  goOffline();
  await notificationRows().first().getByRole('button', { name: 'Mark as Read' }).click();
  await expect.poll(waiting).toEqual([['markNotificationRead', { notificationId: 'n1' }]]);
  await deleteButtonOf(2).click();
  await expect.element(undoButtonOf(2)).toBeVisible();
  await pass(10_100);
  await expect.poll(async () => (await waiting()).length).toBe(2);
  await expect.poll(rowTitles).toEqual(['Comment 1', 'Comment 3']);
  await expect.element(bellLink('1 new notification')).toBeVisible();
  expect(sentDeletions()).toEqual([]);
  goOnline();
  await expect.poll(waiting).toEqual([]);
  expect(sentDeletions()).toEqual(['n2']);
  await expect.element(bellLink('1 new notification')).toBeVisible();
  expect(rowTitles()).toEqual(['Comment 1', 'Comment 3']);
});

test('notifications stay read while their mark as read waits to be sent, although the server still returns them as unread', async () => {
  const all = notificationsLike(3);
  await openPage(all);
  goOffline();
  await page.getByRole('button', { name: 'Mark All as Read' }).click();
  await expect.poll(async () => (await waiting()).length).toBe(1);
  const letGo = holdResponses('markAllNotificationsRead');
  const [older] = notificationsLike(1, { id: 'n4', title: 'Comment 4', isRead: true });
  if (!older) throw new Error('There is one.');
  setNotificationResponses([...all, { ...older, createdAt: '2026-01-01T12:00:00.000Z' }]);
  goOnline();
  await pass(30_000);
  await expect.poll(rowTitles).toEqual(['Comment 1', 'Comment 2', 'Comment 3', 'Comment 4']);
  await expect.poll(() => callsTo('countUnreadNotifications')).toHaveLength(2);
  await pass(0);
  await expect.element(bellLink('Notifications')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark as Read' })).toHaveLength(0);
  setNotificationResponses(notificationsLike(3, { isRead: true }));
  letGo();
  await expect.poll(waiting).toEqual([]);
  await expect.element(bellLink('Notifications')).toBeVisible();
});

test.each([
  ['mark', 'markNotificationRead'],
  ['deletion', 'deleteNotification'],
] as const)(
  'a %s that waits to be sent lowers the number of unread notifications while the list of notifications is closed',
  async (kind, call) => {
    // Uses the only notification of the second page, because the app drops this page when the list is closed.
    await openPage(notificationsLike(17), 16);
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect.element(notificationRows()).toHaveLength(17);
    goOffline();
    if (kind === 'mark') await markAsReadButtonOf(17).click();
    else {
      await deleteButtonOf(17).click();
      await expect.element(undoButtonOf(17)).toBeVisible();
    }
    await page.getByRole('link', { name: 'BoloBoard, home' }).click();
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await expect.element(bellLink('16 new notifications')).toBeVisible();
    const letGo = holdResponses(call);
    const reads = callsTo('countUnreadNotifications').length;
    goOnline();
    await pass(30_000);
    expect(callsTo('countUnreadNotifications').length).toBeGreaterThan(reads);
    await expect.element(bellLink('16 new notifications')).toBeVisible();
    letGo();
    await expect.poll(waiting).toEqual([]);
    await pass(0);
    await expect.element(bellLink('16 new notifications')).toBeVisible();
  },
);

test('a new notification is counted as unread although all older ones are waiting to be marked as read', async () => {
  const all = notificationsLike(3);
  await openPage(all);
  goOffline();
  await page.getByRole('button', { name: 'Mark All as Read' }).click();
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await page.getByRole('link', { name: 'BoloBoard, home' }).click();
  await expect.element(bellLink('Notifications')).toBeVisible();
  const letGo = holdResponses('markAllNotificationsRead');
  const [newest] = notificationsLike(1, { id: 'n0', createdAt: new Date().toISOString() });
  setNotificationResponses([...(newest ? [newest] : []), ...all]);
  goOnline();
  await pass(30_000);
  await expect.element(bellLink('1 new notification')).toBeVisible();
  letGo();
  await expect.poll(waiting).toEqual([]);
  await pass(0);
  await expect.element(bellLink('1 new notification')).toBeVisible();
});

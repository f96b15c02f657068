import type { Notification } from '@contract/schemas/notification';
import { callsTo, hold, refuse } from '@test/fake-api';
import { memberLike } from '@test/members';
import {
  answerBell,
  answerNotifications,
  bellLink,
  notificationRows,
  notificationsLike,
} from '@test/notifications';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { forgetRecords } from '@/lib/forget-stored';
import { listOutbox } from '@/lib/outbox/outbox-store';

const memberId = memberLike().id;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const remove = (n: number) => page.getByRole('button', { name: `Delete: Comment ${n}` });
const undo = (n: number) => page.getByRole('button', { name: `Undo delete: Comment ${n}` });
const deleted = () =>
  callsTo('deleteNotification').map(({ url }) => url.pathname.split('/').at(-1));
const titles = () =>
  notificationRows()
    .elements()
    .map((row) => /Comment \d|deleted/.exec(row.textContent)?.[0]);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await forgetRecords({ end: 'signed-out', memberId });
  goOnline();
});

async function openPage(all: readonly Notification[] = notificationsLike(3)): Promise<void> {
  answerBell(all);
  await renderApp('/notifications');
  await expect.element(notificationRows()).toHaveLength(all.length);
}

test('offers to undo for 10 s, with the focus, and then deletes', async () => {
  await openPage();
  await remove(2).click();
  await expect.element(undo(2)).toHaveFocus();
  await pass(9900);
  expect(deleted()).toEqual([]);
  await pass(200);
  await expect.poll(titles).toEqual(['Comment 1', 'Comment 3']);
  await expect.poll(deleted).toEqual(['n2']);
  await expect.element(page.getByRole('group', { name: 'Notifications' })).toHaveFocus();
  await expect.element(bellLink('2 new notifications')).toBeVisible();
});

test('keeps a notification whose deletion is undone, with the focus', async () => {
  await openPage();
  await remove(2).click();
  await undo(2).click();
  await expect.element(page.getByRole('link', { name: /Comment 2/ })).toHaveFocus();
  await pass(11_000);
  expect(deleted()).toEqual([]);
  expect(titles()).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
});

test('undoes one deletion while another waits', async () => {
  await openPage();
  await remove(1).click();
  await expect.element(undo(1)).toBeVisible();
  await pass(4000);
  await remove(3).click();
  await expect.element(undo(3)).toBeVisible();
  await undo(1).click();
  await pass(10_000);
  await expect.poll(deleted).toEqual(['n3']);
  await expect.poll(titles).toEqual(['Comment 1', 'Comment 2']);
});

test('does not show a deleted notification again when a read is older', async () => {
  await openPage();
  await remove(1).click();
  await expect.element(undo(1)).toBeVisible();
  const letGo = hold('deleteNotification');
  await pass(10_100);
  await expect.poll(deleted).toEqual(['n1']);
  const reads = callsTo('listNotifications').length;
  await pass(60_000);
  expect(callsTo('listNotifications').length).toBeGreaterThan(reads);
  expect(titles()).toEqual(['Comment 2', 'Comment 3']);
  letGo();
  await pass(0);
  expect(titles()).toEqual(['Comment 2', 'Comment 3']);
});

test('shows a notification again that the server does not delete', async () => {
  await openPage();
  refuse('deleteNotification', 'internal', 'Broken.');
  await remove(2).click();
  await expect.element(undo(2)).toBeVisible();
  await pass(10_100);
  await expect.element(page.getByText('Failed to delete notification').first()).toBeVisible();
  await expect.poll(titles).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
  await expect.element(bellLink('3 new notifications')).toBeVisible();
});

describe('does not wait', () => {
  test('when the member leaves the page', async () => {
    await openPage();
    await remove(2).click();
    await expect.element(undo(2)).toBeVisible();
    await page.getByRole('link', { name: 'BoloBoard, home' }).click();
    await expect.poll(deleted).toEqual(['n2']);
  });

  test('when the browser closes the page', async () => {
    await openPage();
    await remove(1).click();
    await expect.element(undo(1)).toBeVisible();
    await remove(2).click();
    await expect.element(undo(2)).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(deleted).toEqual(['n1', 'n2']);
    await expect.poll(titles).toEqual(['Comment 3']);
  });
});

describe('without a network', () => {
  const waiting = async () =>
    (await listOutbox(memberId)).map(({ endpoint, input }) => [endpoint, input.params]);

  test('a mark and a deletion wait, are shown as done, and are sent when the network is back', async () => {
    await openPage();
    goOffline();
    await notificationRows().first().getByRole('button', { name: 'Mark as Read' }).click();
    await expect.poll(waiting).toEqual([['markNotificationRead', { notificationId: 'n1' }]]);
    await remove(2).click();
    await expect.element(undo(2)).toBeVisible();
    await pass(10_100);
    await expect.poll(async () => (await waiting()).length).toBe(2);
    await expect.poll(titles).toEqual(['Comment 1', 'Comment 3']);
    await expect.element(bellLink('1 new notification')).toBeVisible();
    expect(deleted()).toEqual([]);
    const [first, , third] = notificationsLike(3);
    if (!first || !third) throw new Error('There are three.');
    answerNotifications([{ ...first, isRead: true }, third]);
    goOnline();
    await expect.poll(waiting).toEqual([]);
    expect(deleted()).toEqual(['n2']);
    await expect.element(bellLink('1 new notification')).toBeVisible();
    expect(titles()).toEqual(['Comment 1', 'Comment 3']);
  });

  test('marks that wait are shown as done although the server does not know them', async () => {
    const all = notificationsLike(3);
    await openPage(all);
    goOffline();
    await page.getByRole('button', { name: 'Mark All as Read' }).click();
    await expect.poll(async () => (await waiting()).length).toBe(1);
    const letGo = hold('markAllNotificationsRead');
    const [older] = notificationsLike(1, { id: 'n4', title: 'Comment 4', isRead: true });
    if (!older) throw new Error('There is one.');
    answerNotifications([...all, { ...older, createdAt: '2026-01-01T12:00:00.000Z' }]);
    goOnline();
    await pass(30_000);
    await expect.poll(titles).toEqual(['Comment 1', 'Comment 2', 'Comment 3', 'Comment 4']);
    await expect.poll(() => callsTo('countUnreadNotifications')).toHaveLength(2);
    await pass(0);
    await expect.element(bellLink('Notifications')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Mark as Read' })).toHaveLength(0);
    answerNotifications(notificationsLike(3, { isRead: true }));
    letGo();
    await expect.poll(waiting).toEqual([]);
    await expect.element(bellLink('Notifications')).toBeVisible();
  });
});

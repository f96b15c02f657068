import type { Notification } from '@contract/schemas/notification';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { setVisitorResponses } from '@test/home';
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
import { currentUrl, renderApp } from '@test/render';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SESSION_CHANNEL } from '@/lib/worker-messages';

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
});

async function openPage(all: readonly Notification[] = notificationsLike(3)): Promise<void> {
  setBellResponses(all);
  await renderApp('/notifications');
  await expect.element(notificationRows()).toHaveLength(all.length);
}

test('a deleted notification shows a focused Undo button for 10 s, and then its deletion is sent', async () => {
  await openPage();
  await deleteButtonOf(2).click();
  await expect.element(undoButtonOf(2)).toHaveFocus();
  await pass(9900);
  expect(sentDeletions()).toEqual([]);
  await pass(200);
  await expect.poll(rowTitles).toEqual(['Comment 1', 'Comment 3']);
  await expect.poll(sentDeletions).toEqual(['n2']);
  await expect.element(page.getByRole('group', { name: 'Notifications' })).toHaveFocus();
  await expect.element(bellLink('2 new notifications')).toBeVisible();
});

test('Undo keeps a notification, and moves the focus to it', async () => {
  await openPage();
  await deleteButtonOf(2).click();
  await undoButtonOf(2).click();
  await expect.element(page.getByRole('link', { name: /Comment 2/ })).toHaveFocus();
  await pass(11_000);
  expect(sentDeletions()).toEqual([]);
  expect(rowTitles()).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
});

test('Undo takes back the deletion of one notification while the deletion of another one can still be undone', async () => {
  await openPage();
  await deleteButtonOf(1).click();
  await expect.element(undoButtonOf(1)).toBeVisible();
  await pass(4000);
  await deleteButtonOf(3).click();
  await expect.element(undoButtonOf(3)).toBeVisible();
  await undoButtonOf(1).click();
  await pass(10_000);
  await expect.poll(sentDeletions).toEqual(['n3']);
  await expect.poll(rowTitles).toEqual(['Comment 1', 'Comment 2']);
});

test('a deleted notification stays hidden when a response to a poll still contains it', async () => {
  await openPage();
  await deleteButtonOf(1).click();
  await expect.element(undoButtonOf(1)).toBeVisible();
  const letGo = holdResponses('deleteNotification');
  await pass(10_100);
  await expect.poll(sentDeletions).toEqual(['n1']);
  const reads = callsTo('listNotifications').length;
  await pass(60_000);
  expect(callsTo('listNotifications').length).toBeGreaterThan(reads);
  expect(rowTitles()).toEqual(['Comment 2', 'Comment 3']);
  letGo();
  await pass(0);
  expect(rowTitles()).toEqual(['Comment 2', 'Comment 3']);
});

test.each([
  ['mark', 'markNotificationRead'],
  ['deletion', 'deleteNotification'],
] as const)(
  'a poll changes neither the list nor the number of unread notifications while the %s of a notification is being sent',
  async (kind, call) => {
    await openPage();
    const letGo = holdResponses(call);
    if (kind === 'mark') await markAsReadButtonOf(1).click();
    else {
      await deleteButtonOf(1).click();
      await expect.element(undoButtonOf(1)).toBeVisible();
      await pass(10_100);
    }
    await expect.poll(() => callsTo(call)).toHaveLength(1);
    const reads = callsTo('countUnreadNotifications').length;
    await pass(60_000);
    expect(callsTo('countUnreadNotifications').length).toBeGreaterThan(reads);
    await expect.element(bellLink('2 new notifications')).toBeVisible();
    await expect.element(markAsReadButtonOf(1)).not.toBeInTheDocument();
    letGo();
    await pass(0);
    await expect.element(bellLink('2 new notifications')).toBeVisible();
    await expect.element(markAsReadButtonOf(1)).not.toBeInTheDocument();
  },
);

test('a notification is not deleted if a new like makes it unread while its deletion can still be undone', async () => {
  const [first, second] = notificationsLike(2);
  if (!first || !second) throw new Error('There are two.');
  const old = { ...second, createdAt: '2026-01-01T12:00:00.000Z' };
  await openPage([first, old]);
  await deleteButtonOf(2).click();
  await expect.element(undoButtonOf(2)).toHaveFocus();
  // Waits for only 2 s of the 10 s in which Undo is possible, because waiting moves the fake clock further on a busy
  // machine.
  await pass(2000);
  // The new date moves the notification to the group of another day.
  setNotificationResponses([{ ...second, createdAt: new Date().toISOString() }, first]);
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage('notifications-changed');
  channel.close();
  await expect.poll(rowTitles).toEqual(['deleted', 'Comment 1']);
  await expect.element(page.getByRole('group', { name: 'Notifications' })).toHaveFocus();
  await pass(8100);
  await expect.poll(rowTitles).toEqual(['Comment 2', 'Comment 1']);
  const untils = callsTo('deleteNotification').map(({ url }) => url.searchParams.get('until'));
  expect(untils).toEqual([old.createdAt]);
  await expect.element(bellLink('2 new notifications')).toBeVisible();
});

test('a notification is shown again when the server refuses to delete it', async () => {
  await openPage();
  setErrorResponse('deleteNotification', 'internal', 'Broken.');
  await deleteButtonOf(2).click();
  await expect.element(undoButtonOf(2)).toBeVisible();
  await pass(10_100);
  await expect.element(page.getByText('Failed to delete notification').first()).toBeVisible();
  await expect.poll(rowTitles).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
  await expect.element(bellLink('3 new notifications')).toBeVisible();
});

describe('the deletion of a notification', () => {
  test('is sent immediately when the member leaves the page', async () => {
    await openPage();
    await deleteButtonOf(2).click();
    await expect.element(undoButtonOf(2)).toBeVisible();
    await page.getByRole('link', { name: 'BoloBoard, home' }).click();
    await expect.poll(sentDeletions).toEqual(['n2']);
  });

  test('is sent immediately when the browser closes the page', async () => {
    await openPage();
    await deleteButtonOf(1).click();
    await expect.element(undoButtonOf(1)).toBeVisible();
    await deleteButtonOf(2).click();
    await expect.element(undoButtonOf(2)).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(sentDeletions).toEqual(['n1', 'n2']);
    await expect.poll(rowTitles).toEqual(['Comment 3']);
    await expect.element(page.getByRole('group', { name: 'Notifications' })).toHaveFocus();
  });

  test('is sent immediately when the member signs out, and is complete before the session ends', async () => {
    await openPage();
    await deleteButtonOf(2).click();
    await expect.element(undoButtonOf(2)).toBeVisible();
    const letGo = holdResponses('deleteNotification');
    setResponse('logout');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect.poll(sentDeletions).toEqual(['n2']);
    expect(callsTo('logout')).toHaveLength(0);
    letGo();
    await expect.element(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(sentDeletions()).toEqual(['n2']);
  });

  test('does not open the sign-in page when its call gets a 401 because the session has ended', async () => {
    await openPage();
    await deleteButtonOf(2).click();
    await expect.element(undoButtonOf(2)).toBeVisible();
    setErrorResponse('deleteNotification', 'unauthorized', 'Unauthorized');
    setVisitorResponses();
    await page.getByRole('link', { name: 'BoloBoard, home' }).click();
    await expect.element(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await pass(1000);
    expect(currentUrl()).toBe('/');
    expect(sentDeletions()).toEqual(['n2']);
  });
});

import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import {
  setBellResponses,
  bellButton,
  bellLink,
  notificationRows,
  notificationsLike,
  notificationPanel,
} from '@test/notifications';
import { dispatchVisibilityChange, goOffline, goOnline } from '@test/offline';
import { currentUrl, renderApp } from '@test/render';
import { DESKTOP } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SESSION_CHANNEL } from '@/lib/worker-messages';

const counts = () => callsTo('countUnreadNotifications').length;
const lists = () => callsTo('listNotifications').length;

/** Notifies the page, as if another tab had marked a notification. */
function changeElsewhere(): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage('notifications-changed');
  channel.close();
}

/**
 * Returns a list of the texts that the bell announces to screen readers from now on. Each new text is added to the
 * list.
 */
function announcements(): readonly string[] {
  const status = page.getByRole('navigation', { name: 'Account' }).getByRole('status').element();
  const heard: string[] = [];
  const hear = new MutationObserver(() => heard.push(status.textContent));
  hear.observe(status, { childList: true, characterData: true, subtree: true });
  return heard;
}

/** Returns the number of unread notifications in the bar of a phone. */
const shownNumber = () => document.querySelector<HTMLElement>('[data-count]')?.dataset['count'];

test('the bar shows the number of unread notifications, and 99+ for more than 99', async () => {
  setBellResponses([]);
  setResponse('countUnreadNotifications', { count: 100 });
  await renderApp('/about');
  await expect.element(bellLink('99+ new notifications')).toBeVisible();
  expect(shownNumber()).toBe('99+');
});

test('the bar shows no number when all notifications are read', async () => {
  setBellResponses(notificationsLike(2));
  await renderApp('/about');
  // Waits until the bar shows a number, because the bar also shows no number while the number loads.
  await expect.element(bellLink('2 new notifications')).toBeVisible();
  setBellResponses(notificationsLike(2, { isRead: true }));
  changeElsewhere();
  await expect.element(bellLink('Notifications')).toBeVisible();
  expect(shownNumber()).toBeUndefined();
});

test('the entry in the bar of a phone opens the page of notifications, and is marked as current on this page', async () => {
  setBellResponses(notificationsLike(2));
  await renderApp('/about');
  await bellLink('2 new notifications').click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Notifications' }))
    .toBeVisible();
  await expect.poll(currentUrl).toBe('/notifications');
  await expect.poll(() => document.title).toBe('Notifications · BoloBoard');
  await expect.element(bellLink('2 new notifications')).toHaveAttribute('aria-current', 'page');
  await expect.element(notificationRows()).toHaveLength(2);
});

describe('the bell of a wide screen', () => {
  beforeEach(() => page.viewport(...DESKTOP));

  test('opens a panel, closes it on Escape, and loads the list only when the panel opens', async () => {
    setBellResponses(notificationsLike(3));
    await renderApp('/about');
    const bell = bellButton('3 new notifications');
    await expect.element(bell).toBeVisible();
    expect(lists()).toBe(0);
    await bell.click();
    await expect.element(notificationPanel()).toBeVisible();
    await expect.element(notificationRows()).toHaveLength(3);
    await expect.element(bell).toHaveAttribute('aria-expanded', 'true');
    expect(lists()).toBe(1);
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(notificationPanel()).not.toBeInTheDocument();
    await expect.element(bell).toHaveFocus();
  });

  test('opens the panel by keyboard, and closes it when the bell is pressed again', async () => {
    setBellResponses(notificationsLike(1));
    await renderApp('/about');
    const bell = bellButton('1 new notification');
    await expect.element(bell).toBeVisible();
    (bell.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(notificationPanel()).toBeVisible();
    await bell.click();
    await expect.element(notificationPanel()).not.toBeInTheDocument();
  });

  test('keeps the panel open while notifications are marked and deleted, and sends deletions when the panel closes', async () => {
    setBellResponses(notificationsLike(3));
    await renderApp('/about');
    await bellButton('3 new notifications').click();
    const mark = notificationRows().first().getByRole('button', { name: 'Mark as Read' });
    await mark.click();
    await expect.element(mark).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Delete: Comment 2' }).click();
    await expect.element(page.getByRole('button', { name: /^Undo/ })).toHaveFocus();
    await expect.element(notificationPanel()).toBeVisible();
    expect(callsTo('deleteNotification')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(notificationPanel()).not.toBeInTheDocument();
    await expect.poll(() => callsTo('deleteNotification')).toHaveLength(1);
    await expect.element(bellButton('1 new notification')).toBeVisible();
  });

  test('has no panel on the page of notifications', async () => {
    setBellResponses(notificationsLike(1));
    await renderApp('/notifications');
    await expect.element(bellLink('1 new notification')).toHaveAttribute('aria-current', 'page');
    await expect.element(bellButton('1 new notification')).not.toBeInTheDocument();
  });
});

describe('while time passes, the bell', () => {
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    dispatchVisibilityChange();
  };
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
  });
  afterEach(async () => {
    await cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    goOnline();
  });

  async function openWith(count: number): Promise<void> {
    setBellResponses([]);
    setResponse('countUnreadNotifications', { count });
    await renderApp('/about');
    await expect.element(bellLink(`${count} new notifications`)).toBeVisible();
  }

  test('refetches the number of unread notifications every 30 s while the page is visible, and when the page becomes visible again', async () => {
    await openWith(2);
    expect(counts()).toBe(1);
    await pass(29_000);
    expect(counts()).toBe(1);
    setResponse('countUnreadNotifications', { count: 3 });
    await pass(1000);
    await expect.element(bellLink('3 new notifications')).toBeVisible();
    expect(counts()).toBe(2);
    show('hidden');
    await pass(120_000);
    expect(counts()).toBe(2);
    show('visible');
    await expect.poll(counts).toBe(3);
  });

  test('announces a higher number of unread notifications once, but not the first number or a lower number', async () => {
    await openWith(3);
    const heard = announcements();
    setResponse('countUnreadNotifications', { count: 2 });
    await pass(30_000);
    await expect.element(bellLink('2 new notifications')).toBeVisible();
    setResponse('countUnreadNotifications', { count: 4 });
    await pass(30_000);
    await expect.element(bellLink('4 new notifications')).toBeVisible();
    await pass(60_000);
    expect(counts()).toBe(5);
    expect(heard).toEqual(['4 new notifications']);
  });

  test('waits 60 s before the next poll after a failure, and 30 s after a success', async () => {
    await openWith(2);
    setErrorResponse('countUnreadNotifications', 'internal', 'Broken.');
    await pass(30_000);
    expect(counts()).toBe(2);
    await pass(59_000);
    expect(counts()).toBe(2);
    setResponse('countUnreadNotifications', { count: 5 });
    await pass(1000);
    await expect.element(bellLink('5 new notifications')).toBeVisible();
    await pass(30_000);
    expect(counts()).toBe(4);
  });

  test('does not poll without a network', async () => {
    await openWith(2);
    goOffline();
    await pass(300_000);
    expect(counts()).toBe(1);
    await expect.element(bellLink('2 new notifications')).toBeVisible();
  });

  test('refetches the list of notifications every 60 s while the list is shown', async () => {
    setBellResponses(notificationsLike(1));
    await renderApp('/notifications');
    await expect.element(notificationRows()).toHaveLength(1);
    expect(lists()).toBe(1);
    await pass(60_000);
    expect(lists()).toBe(2);
    await page.getByRole('link', { name: 'BoloBoard, home' }).click();
    await expect.element(notificationRows()).not.toBeInTheDocument();
    await pass(120_000);
    expect(lists()).toBe(2);
  });
});

test('the bell announces nothing when the server refuses to mark a notification', async () => {
  setBellResponses(notificationsLike(2));
  await renderApp('/notifications');
  await expect.element(bellLink('2 new notifications')).toBeVisible();
  const heard = announcements();
  setErrorResponse('markNotificationRead', 'internal', 'Broken.');
  const letGo = holdResponses('markNotificationRead');
  await notificationRows().first().getByRole('button', { name: 'Mark as Read' }).click();
  await expect.element(bellLink('1 new notification')).toBeVisible();
  letGo();
  await expect.element(bellLink('2 new notifications')).toBeVisible();
  expect(heard).toEqual([]);
});

test('the bell refetches the number of unread notifications when another tab has marked a notification', async () => {
  setBellResponses(notificationsLike(2));
  await renderApp('/about');
  await expect.element(bellLink('2 new notifications')).toBeVisible();
  setResponse('countUnreadNotifications', { count: 1 });
  changeElsewhere();
  await expect.element(bellLink('1 new notification')).toBeVisible();
  expect(callsTo('getCurrentUser')).toHaveLength(1);
});

test('the list of notifications refetches all loaded pages when another tab has marked a notification', async () => {
  setBellResponses(notificationsLike(20));
  await renderApp('/notifications');
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect.element(notificationRows()).toHaveLength(20);
  setBellResponses(notificationsLike(20, { isRead: true }));
  changeElsewhere();
  await expect.element(page.getByRole('button', { name: 'Mark as Read' })).not.toBeInTheDocument();
  await expect.element(notificationRows()).toHaveLength(20);
});

test('the bell notifies other tabs after marking a notification', async () => {
  setBellResponses(notificationsLike(1));
  await renderApp('/notifications');
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const told: unknown[] = [];
  channel.onmessage = ({ data }: MessageEvent<unknown>) => told.push(data);
  await page.getByRole('button', { name: 'Mark as Read' }).click();
  await expect.poll(() => told).toEqual(['notifications-changed']);
  channel.close();
});

import { itemLike } from '@contract/schemas/item.test-support';
import type { Notification } from '@contract/schemas/notification';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import {
  setBellResponses,
  setNotificationResponses,
  bellLink,
  notificationLike,
  notificationRows,
  notificationsLike,
} from '@test/notifications';
import { currentUrl, renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const list = () => page.getByRole('group', { name: 'Notifications' });
const see = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const rowLink = (name: RegExp) => list().getByRole('link', { name });
const markAll = () => page.getByRole('button', { name: 'Mark All as Read' });
const marks = () => callsTo('markNotificationRead').map(({ url }) => url.pathname);
const untilOf = (name: 'markNotificationRead' | 'markAllNotificationsRead') =>
  callsTo(name).map(({ url }) => url.searchParams.get('until'));

async function openPage(all: readonly Notification[]): Promise<void> {
  setBellResponses(all);
  await renderApp('/notifications');
  await expect.element(list()).toBeVisible();
}

test.each(BOTH_SIZES)(
  'the list of notifications shows skeletons, and then days and rows, on a $size',
  async (at) => {
    await page.viewport(...at.viewport);
    setBellResponses([
      notificationLike({ id: 'now', createdAt: new Date().toISOString() }),
      notificationLike({ id: 'then', isRead: true, title: 'Old comment' }),
    ]);
    const letGo = holdResponses('listNotifications');
    await renderApp('/notifications');
    await expect.element(page.getByTestId('notification-skeleton')).toHaveLength(4);
    letGo();
    await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveLength(2);
    await expect.element(rowLink(/^Unread: New comment/)).toBeVisible();
    await expect.element(rowLink(/^Old comment/)).toBeVisible();
    await see('just now');
    await expectNoAxeViolations();
  },
);

test('a row of the list of notifications shows a picture, or an icon when the picture cannot be loaded', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  await openPage([
    notificationLike({ id: 'a', pictureUrl: pixel }),
    notificationLike({ id: 'b', pictureUrl: 'data:image/gif;base64,broken' }),
  ]);
  await expect.element(notificationRows()).toHaveLength(2);
  await expect.poll(() => list().element().querySelectorAll('img').length).toBe(1);
  expect(list().element().querySelector('img')?.src).toBe(pixel);
});

test('the list of notifications loads the next page with Show More, and focuses its first notification', async () => {
  await openPage(notificationsLike(20));
  await expect.element(notificationRows()).toHaveLength(16);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect.element(notificationRows()).toHaveLength(20);
  await expect.element(page.getByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  await expect.element(rowLink(/Comment 17/)).toHaveFocus();
});

test("the list of notifications keeps the focus on 'Show More' while there are more notifications", async () => {
  await openPage(notificationsLike(40));
  const more = page.getByRole('button', { name: 'Show More' });
  await more.click();
  await expect.element(notificationRows()).toHaveLength(32);
  await expect.element(more).toHaveFocus();
});

test('the list of notifications shows why the next page could not be loaded, and can load it again', async () => {
  const all = notificationsLike(20);
  await openPage(all);
  setErrorResponse('listNotifications', 'internal', 'Broken.');
  await page.getByRole('button', { name: 'Show More' }).click();
  await see("We couldn't load more notifications.");
  setNotificationResponses(all);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(notificationRows()).toHaveLength(20);
  await expect.element(rowLink(/Comment 17/)).toHaveFocus();
});

test('the list of notifications shows a text when there are no notifications', async () => {
  await openPage([]);
  await see('No Notifications Yet');
  await expect.element(markAll()).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('the list of notifications shows that it could not be loaded, and can be loaded again', async () => {
  setBellResponses([]);
  setErrorResponse('listNotifications', 'internal', 'Broken.');
  await renderApp('/notifications');
  await see("We couldn't load your notifications.");
  await expectNoAxeViolations();
  setNotificationResponses([notificationLike()]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(notificationRows()).toHaveLength(1);
  await expect.element(list()).toHaveFocus();
});

test('the list of notifications shows that there is no network when no response was saved', async () => {
  setBellResponses([]);
  setNetworkFailure('listNotifications');
  await renderApp('/notifications');
  await see('You seem to be offline.');
});

describe('a click on a notification', () => {
  test('marks it as read, and opens its item at the comment', async () => {
    const owl = itemLike({ id: 'owl', title: 'Brass owl' });
    setBellResponses([notificationLike()]);
    setResponse('getItem', { item: owl });
    await renderApp('/notifications');
    const link = rowLink(/New comment/);
    await expect.element(link).toHaveAttribute('href', '/item/owl?comment=comment-1');
    await expect.element(bellLink('1 new notification')).toBeVisible();
    await link.click();
    await expect
      .element(page.getByRole('dialog').getByRole('heading', { name: 'Brass owl' }))
      .toBeVisible();
    await expect.poll(currentUrl).toBe('/');
    await expect.poll(marks).toEqual(['/api/notifications/n1/read']);
    const state = window.history.state as { readonly usr: unknown };
    expect(state.usr).toMatchObject({ item: { itemId: 'owl', commentId: 'comment-1' } });
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(bellLink('Notifications').first()).toBeVisible();
  });

  test('does not mark it again when it is already read', async () => {
    await openPage([
      notificationLike({ type: 'achievement', topic: null, itemId: null, isRead: true }),
    ]);
    await expect.element(rowLink(/New comment/)).toHaveAttribute('href', '/dashboard');
    (rowLink(/New comment/).element() as HTMLElement).addEventListener('click', (event) =>
      event.preventDefault(),
    );
    await rowLink(/New comment/).click();
    expect(marks()).toEqual([]);
  });

  test('with Ctrl marks it as read, and lets the browser open a new tab', async () => {
    await openPage([notificationLike()]);
    const isPrevented = new Promise<boolean>((resolve) => {
      window.addEventListener(
        'click',
        (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
    });
    const press = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    rowLink(/New comment/)
      .element()
      .dispatchEvent(press);
    expect(await isPrevented).toBe(false);
    await expect.poll(marks).toEqual(['/api/notifications/n1/read']);
    await expect.element(rowLink(/^New comment/)).toBeVisible();
    expect(currentUrl()).toBe('/notifications');
  });

  test.each([
    ['a follow', { type: 'follow', topic: null }, '/user/ana'],
    ['an achievement', { type: 'achievement', topic: null }, '/dashboard'],
    ['the subscription', { topic: 'billing' }, '/account-settings'],
  ] as const)('opens the page that belongs to a notification about %s', async (_, change, path) => {
    await openPage([notificationLike({ itemId: null, commentId: null, ...change })]);
    await expect.element(rowLink(/New comment/)).toHaveAttribute('href', path);
  });
});

describe('marking notifications as read', () => {
  test('keeps the focus in the row and lowers the number of unread notifications', async () => {
    const [first, second] = notificationsLike(2);
    if (!first || !second) throw new Error('There are two.');
    await openPage([first, second]);
    await notificationRows().first().getByRole('button', { name: 'Mark as Read' }).click();
    await expect.element(rowLink(/^Comment 1/)).toHaveFocus();
    await expect.element(bellLink('1 new notification')).toBeVisible();
    await expect.poll(marks).toEqual(['/api/notifications/n1/read']);
    expect(untilOf('markNotificationRead')).toEqual([first.createdAt]);
  });

  test('shows a notification as unread again, and an error, when the server refuses to mark it', async () => {
    await openPage(notificationsLike(2));
    setErrorResponse('markNotificationRead', 'internal', 'Broken.');
    await notificationRows().first().getByRole('button', { name: 'Mark as Read' }).click();
    await see('Failed to mark as read');
    await expect.element(rowLink(/^Unread: Comment 1/)).toBeVisible();
    await expect.element(bellLink('2 new notifications')).toBeVisible();
  });

  test('sends the time of the newest loaded notification with Mark All as Read, and hides the button', async () => {
    const all = notificationsLike(2);
    await openPage(all);
    await markAll().click();
    await expect.element(markAll()).not.toBeInTheDocument();
    await expect.element(bellLink('Notifications')).toBeVisible();
    await expect.element(list()).toHaveFocus();
    expect(untilOf('markAllNotificationsRead')).toEqual([all[0]?.createdAt]);
  });

  test('also works with Mark All as Read when the list has not loaded the unread notifications yet', async () => {
    const all = notificationsLike(17);
    await openPage(all.map((it, index) => ({ ...it, isRead: index < 16 })));
    await expect.element(bellLink('1 new notification')).toBeVisible();
    await markAll().click();
    await expect.element(bellLink('Notifications')).toBeVisible();
    await expect.element(markAll()).not.toBeInTheDocument();
  });

  test('shows all notifications as unread again when the server refuses to mark them', async () => {
    await openPage(notificationsLike(2));
    setErrorResponse('markAllNotificationsRead', 'internal', 'Broken.');
    await markAll().click();
    await see('Failed to mark all as read');
    await expect.element(markAll()).toBeVisible();
    await expect.element(bellLink('2 new notifications')).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import type { PushData } from '../../contract/schemas/push';
import { currentUserSchema } from '../../contract/schemas/user';
import { expect, test } from '../fixtures/test';
import { commentOf, storeComments, storeReply } from '../support/comments';
import { signOut } from '../support/header';
import { expectItemDetail } from '../support/item-detail';
import { storeNotification } from '../support/notifications';
import { createSignedInPremiumMember } from '../support/premium';
import {
  allowNotifications,
  clickNotification,
  deliverPush,
  keepNotificationsInMemory,
  readShownNotifications,
} from '../support/push';
import { openWithWorker } from '../support/service-worker';
import { database, storeItems, titleOf } from '../support/stored-items';

test.use({ serviceWorkers: 'allow' });

const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'On this device' });

/** Signs in as a new premium member, turns push on in this browser, and returns the member's id. */
async function turnPushOn(page: Page): Promise<string> {
  await createSignedInPremiumMember(page);
  await openWithWorker(page, '/account-settings');
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  return currentUserSchema.parse(await (await page.request.get('/api/auth/user')).json()).id;
}

const devicesOf = async (memberId: string) =>
  (await database().collection(`users/${memberId}/pushTokens`).get()).size;

const pushTo = (memberId: string, change: Partial<PushData> = {}): PushData => ({
  memberId,
  title: 'New comment',
  body: '@ben: Nice find!',
  tag: 'n1',
  path: '/about',
  unread: '1',
  ...change,
});

test.beforeEach(async ({ page }) => {
  await allowNotifications(page);
});

test('a newer push about a comment replaces the earlier one, and its reply button opens the reply form without a reload', async ({
  page,
  faults,
}) => {
  // `storeItems` stores no picture files, so the requests for them fail.
  faults.allow(/\/media\/items\/stored\//);
  const memberId = await turnPushOn(page);
  await keepNotificationsInMemory(page);
  expect(await devicesOf(memberId)).toBe(1);
  const items = await storeItems(1);
  const [itemId = ''] = items.ids;
  await storeComments(itemId, 1);
  await storeReply(itemId, 'c0', 'r0');
  const isRead = await storeNotification(memberId, 'n1');
  const push = pushTo(memberId, {
    path: `/item/${itemId}?comment=r0`,
    notificationId: 'n1',
    canReply: 'true',
  });
  await deliverPush(page, push);
  await expect
    .poll(() => readShownNotifications(page))
    .toEqual([['New comment', '@ben: Nice find!']]);
  await deliverPush(page, { ...push, body: '@ben: Great find!' });
  await expect
    .poll(() => readShownNotifications(page))
    .toEqual([['New comment', '@ben: Great find!']]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await clickNotification(page, 'reply');
  await expectItemDetail(page, titleOf(items, 1));
  await expect(commentOf(page, 'someone_0').getByLabel('Reply to @someone_0')).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await readShownNotifications(page)).toEqual([]);
  await expect.poll(isRead).toBe(true);
});

test('a push for a member who has signed out is not shown to the member who signed in afterwards @attack', async ({
  page,
}) => {
  const former = await turnPushOn(page);
  await keepNotificationsInMemory(page);
  await page.goto('/');
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  const current = await turnPushOn(page);
  await deliverPush(page, pushTo(former, { body: 'For the former member', tag: 'former' }));
  await deliverPush(page, pushTo(current, { body: 'For the current member' }));
  await expect
    .poll(() => readShownNotifications(page))
    .toEqual([['New comment', 'For the current member']]);
});

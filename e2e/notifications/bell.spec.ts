import { expect, test } from '../fixtures/test';
import { postComment, commentOf } from '../support/comments';
import { expectItemDetail, openCard } from '../support/item-detail';
import { mockItemPictures } from '../support/items';
import { createSignedInMember } from '../support/members';
import { bellOf, storeNotification } from '../support/notifications';
import { changeItem, database, storeItems, titleOf } from '../support/stored-items';
import { readStoredUid } from '../support/stored-uid';

const POLL_MS = 30_000;

const notificationsOf = async (uid: string) =>
  (await database().collection(`users/${uid}/notifications`).get()).docs;
const readStatesOf = async (uid: string) =>
  (await notificationsOf(uid)).map((stored) => stored.get('isRead') as unknown);

const storeFollow = (uid: string) =>
  storeNotification(uid, 'follow_somebody', {
    type: 'follow',
    topic: null,
    title: 'New follower',
    message: '@ana follows you now',
    actorUsername: 'ana',
    actorId: 'ana',
  });

test("the bell shows another member's comment at the next poll, and opens the item at that comment", async ({
  page,
  browser,
}) => {
  // Allows more time, because the first event loads the code that handles it, which is slow on a busy machine.
  test.slow();
  const theirs = await (await browser.newContext()).newPage();
  for (const one of [page, theirs]) await mockItemPictures(one);
  const items = await storeItems(1, { commentsCount: 0 });
  const owner = await createSignedInMember(page);
  const uid = await readStoredUid(owner);
  await changeItem(items.ids[0] ?? '', { ownerId: uid, username: owner.username });
  await page.clock.install();
  await page.goto('/about');
  await expect(bellOf(page, 'Notifications')).toBeVisible();

  const { username } = await createSignedInMember(theirs);
  await theirs.goto(items.url);
  await openCard(theirs, titleOf(items, 1));
  await postComment(theirs, 'Sold mine for more');
  await expect(commentOf(theirs, username)).toBeVisible();
  await expect.poll(() => readStatesOf(uid)).toEqual([false]);
  await page.clock.fastForward(POLL_MS);
  const bell = bellOf(page, '1 new notification');
  await expect(bell).toBeVisible();

  await bell.click();
  const link = page.getByRole('link', { name: `@${username} commented on your item` });
  await expect(link).toHaveAttribute('href', /^\/item\/.+\?comment=.+/);
  await link.click();
  await expectItemDetail(page, titleOf(items, 1));
  await expect(page).toHaveURL('/');
  await expect(commentOf(page, username)).toBeFocused();
  await expect.poll(() => readStatesOf(uid)).toEqual([true]);
  const counted = page.waitForResponse('**/api/notifications/unread-count');
  await page.reload();
  await expectItemDetail(page, titleOf(items, 1));
  await counted;
  await page.keyboard.press('Escape');
  await expect(bellOf(page, 'Notifications')).toBeVisible();
});

test('a deletion of a notification is sent when the page closes before the time for Undo is over', async ({
  page,
}) => {
  const uid = await readStoredUid(await createSignedInMember(page));
  await storeFollow(uid);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Delete: New follower' }).click();
  await expect(page.getByRole('button', { name: 'Undo delete: New follower' })).toBeFocused();
  expect(await notificationsOf(uid)).toHaveLength(1);
  await page.close();
  await expect.poll(async () => (await notificationsOf(uid)).length).toBe(0);
});

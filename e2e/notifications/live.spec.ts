import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { postComment, commentOf } from '../support/comments';
import { mockItemPictures } from '../support/items';
import { createPremiumMember, setPlan, signInWithFirebase } from '../support/live-member';
import { createSignedInMember } from '../support/members';
import { bellOf } from '../support/notifications';
import { upgradeLink } from '../support/plans';
import { storeItems } from '../support/stored-items';

/**
 * Makes the API return no notifications, so that every notification on the page comes from Firestore. Returns a list
 * to which the URL of each call for notifications is added.
 */
async function emptyApi(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.route(/\/api\/notifications/, (route) => {
    const url = route.request().url();
    calls.push(url);
    return route.fulfill({
      json: url.includes('unread-count') ? { count: 0 } : { notifications: [], next: null },
    });
  });
  return calls;
}

async function commentOn(page: Page, itemId: string, username: string): Promise<void> {
  await page.goto(`/item/${itemId}`);
  await postComment(page, 'Lovely find');
  await expect(commentOf(page, username)).toBeVisible();
}

/** Sends the message with which another tab reports a change of the plan. */
const tellOfPlan = (page: Page) =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('boloboard-session');
    channel.postMessage('plan-changed');
    channel.close();
  });

/** Returns the names of the collections that the page reads live from Firestore, such as 'notifications'. */
const liveReads = (page: Page) =>
  page.evaluate(() => {
    const reads: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
    return reads instanceof Map ? [...reads.keys()].map((id) => String(id).split(':')[0]) : [];
  });

test(
  'a premium member sees a comment from another browser live, without a poll, until the plan ends',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const member = await createPremiumMember(page);
    const { ids } = await storeItems(2, { ownerId: member.uid });
    const other = await browser.newContext();
    const writer = await other.newPage();
    for (const one of [page, writer]) await mockItemPictures(one);
    const { username } = await createSignedInMember(writer);

    const calls = await emptyApi(page);
    await signInWithFirebase(page, member);
    await expect(bellOf(page, 'Notifications')).toBeVisible();
    await commentOn(writer, ids[0] ?? '', username);
    await expect(bellOf(page, '1 new notification')).toBeVisible();

    calls.length = 0;
    await commentOn(writer, ids[1] ?? '', username);
    await expect(bellOf(page, '2 new notifications')).toBeVisible();
    expect(calls).toEqual([]);
    expect(await liveReads(page)).toContain('notifications');

    await setPlan(member.uid, null);
    await expect(async () => {
      await tellOfPlan(page);
      // The server reads the plan together with the session. In this test, it reads them every 2 s.
      await expect(upgradeLink(page)).toBeAttached({ timeout: 3000 });
    }).toPass();
    await expect.poll(() => liveReads(page)).not.toContain('notifications');
    await other.close();
  },
);

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { commentOf, storeComments } from '../support/comments';
import { cardLinkOf } from '../support/item-list';
import { detailOf, expectItemDetail, openCard } from '../support/item-detail';
import { mockItemPictures } from '../support/items';
import { changeItem, storeItems, titleOf } from '../support/stored-items';

test.beforeEach(({ page }) => mockItemPictures(page));

const listening = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('Firestore/Listen/channel'));

test('an open item shows a new title and new numbers of likes and comments live, and its card also shows the new title and likes', async ({
  page,
}) => {
  const items = await storeItems(1, { likesCount: 3 });
  const [id = ''] = items.ids;
  await page.goto(items.url);
  const begun = listening(page);
  await openCard(page, titleOf(items, 1));
  await expect(detailOf(page).getByText('3 likes')).toBeVisible();
  await begun;
  await changeItem(id, { likesCount: 4, commentsCount: 1 });
  await expect(detailOf(page).getByText('4 likes')).toBeVisible();
  await expect(detailOf(page).getByText('1 comment')).toBeVisible();
  await changeItem(id, { title: 'Mended title' });
  await expectItemDetail(page, 'Mended title');
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('article', { name: 'Mended title' }).getByText('4 likes'),
  ).toBeVisible();
});

test('the app loads Firestore when an item opens, and unsubscribes when the next item opens or the item closes', async ({
  page,
}) => {
  const items = await storeItems(2);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const ofFirestore = () => requests.filter((url) => /firestore|live-item/i.test(url));
  const kept = () =>
    page.evaluate(() => {
      const reads: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
      const ids = reads instanceof Map ? [...reads.keys()].map(String) : [];
      // Keeps only the first two parts of the id of each live subscription to Firestore, because the id ends with a
      // sequence number, which the test does not compare.
      return ids.map((id) => id.split(':').slice(0, 2).join(' ')).sort();
    });
  const [first = '', second = ''] = items.ids;
  await test.step('no code of Firestore loads before an item opens', async () => {
    await page.goto(items.url);
    await expect(cardLinkOf(page, titleOf(items, 1))).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(ofFirestore()).toEqual([]);
  });
  await test.step('the app subscribes only to the item that is open', async () => {
    await openCard(page, titleOf(items, 1));
    await expect.poll(kept).toEqual([`comments ${first}`, `item ${first}`]);
    expect(ofFirestore()).not.toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(kept).toEqual([`comments ${second}`, `item ${second}`]);
    await page.keyboard.press('Escape');
    await expect.poll(kept).toEqual([]);
  });
});

test('an open item shows comments from the API and can step to the next item when Firestore is unreachable', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|Failed to fetch dynamically imported module: .*live-item-reader/);
  const items = await storeItems(2);
  await storeComments(items.ids[0] ?? '', 2);
  await page.route(/Firestore\/Listen|live-item-reader/, (route) => route.abort());
  await page.goto(items.url);
  await openCard(page, titleOf(items, 1));
  await expect(commentOf(page, 'someone_1')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expectItemDetail(page, titleOf(items, 2));
});

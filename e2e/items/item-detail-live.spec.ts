import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { linkOf } from '../support/item-list';
import { detailOf, dispatchOpen, expectShown, openCard } from '../support/item-detail';
import { servePictures } from '../support/items';
import { goOffline } from '../support/offline';
import { changeItem, storeItems, titleOf } from '../support/stored-items';

test.beforeEach(({ page }) => servePictures(page));

const listening = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('Firestore/Listen/channel'));

test('shows live changes of likes, comments and title in the detail and on the card', async ({
  page,
}) => {
  const items = await storeItems(1, { likesCount: 3 });
  const [id = ''] = items.ids;
  await page.goto(items.address);
  const begun = listening(page);
  await openCard(page, titleOf(items, 1));
  await expect(detailOf(page).getByText('3 likes')).toBeVisible();
  await begun;
  await changeItem(id, { likesCount: 4, commentsCount: 1 });
  await expect(detailOf(page).getByText('4 likes')).toBeVisible();
  await expect(detailOf(page).getByText('1 comment')).toBeVisible();
  await changeItem(id, { title: 'Mended title' });
  await expectShown(page, 'Mended title');
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('article', { name: 'Mended title' }).getByText('4 likes'),
  ).toBeVisible();
});

test('shows that the open item is gone when it is removed, and removes it from the list', async ({
  page,
}) => {
  const items = await storeItems(2);
  await page.goto(items.address);
  const begun = listening(page);
  await openCard(page, titleOf(items, 1));
  await begun;
  await changeItem(items.ids[0] ?? '', { removedAt: new Date() });
  await expect(detailOf(page).getByText('This item is no longer available.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, titleOf(items, 2));
  await page.keyboard.press('Escape');
  await expect(linkOf(page, titleOf(items, 2))).toBeVisible();
  await expect(linkOf(page, titleOf(items, 1))).toBeHidden();
});

test('shows that an item is gone when it was hidden after the list loaded', async ({ page }) => {
  const items = await storeItems(1);
  await page.goto(items.address);
  await expect(linkOf(page, titleOf(items, 1))).toBeVisible();
  await changeItem(items.ids[0] ?? '', { hiddenAt: new Date() });
  await dispatchOpen(page, { itemId: items.ids[0] ?? '' });
  await expect(detailOf(page).getByText('This item is no longer available.')).toBeVisible();
});

test('unsubscribes from an item when the next one opens or the detail closes', async ({ page }) => {
  const items = await storeItems(2);
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  const kept = () =>
    page.evaluate(() => {
      const reads: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
      const ids = reads instanceof Map ? [...reads.keys()].map(String) : [];
      // Without the number of the read.
      return ids.map((id) => id.split(':').slice(0, 2).join(' ')).sort();
    });
  const [first = '', second = ''] = items.ids;
  await expect.poll(kept).toEqual([`comments ${first}`, `item ${first}`]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(kept).toEqual([`comments ${second}`, `item ${second}`]);
  await page.keyboard.press('Escape');
  await expect.poll(kept).toEqual([]);
});

test('steps through items when Firestore is unreachable', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|Failed to fetch dynamically imported module: .*live-item-reader/);
  const items = await storeItems(2);
  await page.route(/Firestore\/Listen|live-item-reader/, (route) => route.abort());
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  await page.keyboard.press('ArrowRight');
  await expectShown(page, titleOf(items, 2));
});

test('steps through loaded items offline, and loads another one when the network returns', async ({
  page,
  context,
  faults,
}) => {
  const [items, others] = [await storeItems(2), await storeItems(1)];
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  await goOffline(context, faults);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, titleOf(items, 2));
  await dispatchOpen(page, { itemId: others.ids[0] ?? '' });
  await expect(detailOf(page).getByText('It needs a connection.')).toBeVisible();
  await context.setOffline(false);
  await expectShown(page, titleOf(others, 1));
});

test('does not load Firestore before an item opens', async ({ page }) => {
  const items = await storeItems(1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(items.address);
  await expect(linkOf(page, titleOf(items, 1))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /firestore|live-item/i.test(url))).toEqual([]);
});

import { expect, test } from '../fixtures/test';
import {
  detailOf,
  expectPositionInList,
  expectItemDetail,
  openCard,
  horizontalPath,
  performTouchGesture,
} from '../support/item-detail';
import { mockItemPictures } from '../support/items';
import { storeItems, titleOf } from '../support/stored-items';

test.beforeEach(({ page }) => mockItemPictures(page));

test('Back closes the item detail after steps through several items, and Forward and a reload show the last item', async ({
  page,
}) => {
  const items = await storeItems(3);
  await page.goto(items.url);
  await openCard(page, titleOf(items, 1));
  await page.keyboard.press('ArrowRight');
  await expectItemDetail(page, titleOf(items, 2));
  await page.keyboard.press('ArrowRight');
  await expectItemDetail(page, titleOf(items, 3));
  await page.goBack();
  await expect(detailOf(page)).toBeHidden();
  await page.goForward();
  await expectItemDetail(page, titleOf(items, 3));
  await page.reload();
  await expectItemDetail(page, titleOf(items, 3));
  await expectPositionInList(page, '3 of 3');
});

test(
  'a swipe opens the next or previous item, unless the swipe is short or vertical',
  { tag: '@phone' },
  async ({ page }) => {
    const items = await storeItems(3);
    await page.goto(items.url);
    await openCard(page, titleOf(items, 1));
    await expect(detailOf(page).getByRole('button', { name: 'Zoom In' })).toBeVisible();
    const middle = { x: 200, y: 300 };
    await test.step('a horizontal swipe opens the next or the previous item', async () => {
      await performTouchGesture(page, [horizontalPath(middle, -120)]);
      await expectItemDetail(page, titleOf(items, 2));
      await performTouchGesture(page, [horizontalPath(middle, 120)]);
      await expectItemDetail(page, titleOf(items, 1));
    });
    await test.step('a swipe shorter than the threshold opens no item', async () => {
      await performTouchGesture(page, [horizontalPath(middle, -40)]);
      await page.keyboard.press('ArrowRight');
      await expectPositionInList(page, '2 of 3');
    });
    await test.step('a swipe does not move the item detail when the user prefers reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const facts = detailOf(page).getByText('Sold for');
      const before = await facts.boundingBox();
      const browser = await page.context().newCDPSession(page);
      const at = (type: 'touchStart' | 'touchMove', x: number) =>
        browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] });
      await at('touchStart', 250);
      await at('touchMove', 200);
      await at('touchMove', 120);
      expect(await facts.boundingBox()).toEqual(before);
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expectItemDetail(page, titleOf(items, 3));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });
    await test.step('a vertical swipe opens no item', async () => {
      await page.keyboard.press('ArrowLeft');
      await expectPositionInList(page, '2 of 3');
      const drag = [0, 60, 120, 180].map((way) => ({ x: 200 - way / 3, y: 500 - way }));
      await performTouchGesture(page, [drag]);
      await page.keyboard.press('ArrowLeft');
      await expectPositionInList(page, '1 of 3');
    });
  },
);

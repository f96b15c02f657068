import { expect, test } from '../fixtures/test';
import { linkOf } from '../support/item-list';
import {
  detailOf,
  expectPlace,
  expectShown,
  openCard,
  sideways,
  touch,
} from '../support/item-detail';
import { servePictures } from '../support/items';
import { registerMember } from '../support/members';
import { storeItems, titleOf } from '../support/stored-items';

test.beforeEach(({ page }) => servePictures(page));

test('closes on back after several steps, and shows the last item on forward and reload', async ({
  page,
}) => {
  const items = await storeItems(3);
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  await page.keyboard.press('ArrowRight');
  await expectShown(page, titleOf(items, 2));
  await page.keyboard.press('ArrowRight');
  await expectShown(page, titleOf(items, 3));
  await page.goBack();
  await expect(detailOf(page)).toBeHidden();
  await page.goForward();
  await expectShown(page, titleOf(items, 3));
  await page.reload();
  await expectShown(page, titleOf(items, 3));
  await expectPlace(page, '3 of 3');
});

test('steps from page 1 to page 2 and back', async ({ page }) => {
  const items = await storeItems(18);
  await registerMember(page);
  await page.goto(items.address);
  await openCard(page, titleOf(items, 16));
  await expectPlace(page, '16 of 18');
  await page.keyboard.press('ArrowRight');
  await expectShown(page, titleOf(items, 17));
  await expectPlace(page, '17 of 18');
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, '18 of 18');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, titleOf(items, 16));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(items.address);
  await expect(linkOf(page, titleOf(items, 16))).toBeFocused();
});

test.describe('swiping', { tag: '@phone' }, () => {
  test('opens the next or previous item, and ignores a swipe shorter than the threshold', async ({
    page,
  }) => {
    const items = await storeItems(3);
    await page.goto(items.address);
    await openCard(page, titleOf(items, 1));
    await expect(detailOf(page).getByRole('button', { name: 'Zoom In' })).toBeVisible();
    const middle = { x: 200, y: 300 };
    await touch(page, [sideways(middle, -120)]);
    await expectShown(page, titleOf(items, 2));
    await touch(page, [sideways(middle, 120)]);
    await expectShown(page, titleOf(items, 1));
    await touch(page, [sideways(middle, -40)]);
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, '2 of 3');
  });

  test('ignores a vertical swipe', async ({ page }) => {
    const items = await storeItems(3);
    await page.goto(items.address);
    await openCard(page, titleOf(items, 1));
    const drag = [0, 60, 120, 180].map((way) => ({ x: 200 - way / 3, y: 500 - way }));
    await touch(page, [drag]);
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, '2 of 3');
  });

  test('does not move the sheet when the user prefers reduced motion', async ({ page }) => {
    const items = await storeItems(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(items.address);
    await openCard(page, titleOf(items, 1));
    await expect(detailOf(page).getByRole('button', { name: 'Zoom In' })).toBeVisible();
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
    await expectShown(page, titleOf(items, 2));
  });
});

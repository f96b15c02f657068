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

test(
  'arrow keys and buttons go from item to item, and no further than the list',
  { tag: '@both' },
  async ({ page }) => {
    const items = await storeItems(3);
    await page.goto(items.address);
    await openCard(page, titleOf(items, 2));
    await expectPlace(page, '2 of 3');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectShown(page, titleOf(items, 3));
    const next = detailOf(page).getByRole('button', { name: 'Next item' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, titleOf(items, 2));
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, titleOf(items, 1));
    const previous = detailOf(page).getByRole('button', { name: 'Previous item' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowLeft');
    await next.click();
    await expectShown(page, titleOf(items, 2));
    await expectPlace(page, '2 of 3');
    await page.keyboard.press('Escape');
    await expect(linkOf(page, titleOf(items, 2))).toBeFocused();
  },
);

test('going back after several items leaves at once, forward shows the last', async ({ page }) => {
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

test("a page's border is crossed both ways", { tag: '@both' }, async ({ page }) => {
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

test('where rights end, next asks for them as the pages do', { tag: '@both' }, async ({ page }) => {
  const items = await storeItems(17);
  await page.goto(items.address);
  await openCard(page, titleOf(items, 16));
  await detailOf(page).getByRole('button', { name: 'Next item' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
  await expect(prompt).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expectShown(page, titleOf(items, 16));
});

test('a next page that fails to come says so and is tried again', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  const items = await storeItems(17);
  await registerMember(page);
  await page.goto(items.address);
  const secondPage = /\/api\/items\?.*page=2/;
  await page.route(secondPage, (route) => route.abort());
  await openCard(page, titleOf(items, 16));
  const next = detailOf(page).getByRole('button', { name: 'Next item' });
  await next.click();
  await expect(detailOf(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(secondPage);
  await next.click();
  await expectShown(page, titleOf(items, 17));
});

test('arrow keys in a field stay there', { tag: '@desktop' }, async ({ page }) => {
  const items = await storeItems(2);
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  await detailOf(page).evaluate((dialog) => {
    const field = document.createElement('input');
    dialog.append(field);
    field.focus();
  });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, '2 of 2');
});

test.describe('a swipe', { tag: '@phone' }, () => {
  test('goes to the next item and back; too short a one stays', async ({ page }) => {
    const items = await storeItems(3);
    await page.goto(items.address);
    await openCard(page, titleOf(items, 1));
    await expect(detailOf(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
    const middle = { x: 200, y: 300 };
    await touch(page, [sideways(middle, -120)]);
    await expectShown(page, titleOf(items, 2));
    await touch(page, [sideways(middle, 120)]);
    await expectShown(page, titleOf(items, 1));
    await touch(page, [sideways(middle, -40)]);
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, '2 of 3');
  });

  test('up or down scrolls', async ({ page }) => {
    const items = await storeItems(3);
    await page.goto(items.address);
    await openCard(page, titleOf(items, 1));
    const drag = [0, 60, 120, 180].map((way) => ({ x: 200 - way / 3, y: 500 - way }));
    await touch(page, [drag]);
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, '2 of 3');
  });

  test('moves nothing where the system asks for less motion', async ({ page }) => {
    const items = await storeItems(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(items.address);
    await openCard(page, titleOf(items, 1));
    await expect(detailOf(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
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

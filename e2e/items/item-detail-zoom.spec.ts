import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import {
  detailOf,
  doubleTap,
  expectPlace,
  openCard,
  sideways,
  touch,
} from '../support/item-detail';
import { servePictures } from '../support/items';
import { type StoredItems, storeItems, titleOf } from '../support/stored-items';

let items: StoredItems;

test.beforeEach(async ({ page }) => {
  items = await storeItems(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await servePictures(page);
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  await expect(button(page, 'Zoom in')).toBeVisible();
});

const button = (page: Page, name: string) => detailOf(page).getByRole('button', { name });

const pictureOf = (page: Page) => detailOf(page).getByRole('img');

const widthOf = (page: Page) =>
  pictureOf(page).evaluate((picture) => picture.getBoundingClientRect().width);

async function centreOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await pictureOf(page).boundingBox();
  if (!box) throw new Error('There is no picture');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Touches so soon after another one are a double tap. */
const afterDoubleTap = (page: Page) =>
  page.waitForFunction((since) => Date.now() - since > 250, Date.now());

test('buttons and keys zoom in and out', { tag: '@both' }, async ({ page }) => {
  const usual = await widthOf(page);
  await button(page, 'Zoom in').click();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(usual * 1.3);
  await button(page, 'Zoom out').click();
  await expect.poll(() => widthOf(page)).toBeCloseTo(usual, 0);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(usual * 1.3);
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(page)).toBeCloseTo(usual, 0);
});

test('the arrow keys move a zoomed picture and leave it at its usual size', async ({ page }) => {
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(button(page, 'Zoom out')).toHaveAttribute('aria-disabled', 'false');
  const before = await pictureOf(page).boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await pictureOf(page).boundingBox())?.x)
    .toBeLessThan(before?.x ?? -Infinity);
  await expectPlace(page, '1 of 2');
  await page.keyboard.press('0');
  await expect(button(page, 'Zoom out')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, '2 of 2');
});

test(
  'the wheel zooms, and the largest rendition is fetched',
  { tag: '@desktop' },
  async ({ page }) => {
    const usual = await widthOf(page);
    const { x, y } = await centreOf(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => widthOf(page)).toBeGreaterThan(usual * 1.2);
    await expect(pictureOf(page)).toHaveAttribute('sizes', '900px');
  },
);

test(
  'a pinch zooms; then a drag moves the picture, not the list',
  { tag: '@phone' },
  async ({ page }) => {
    const usual = await widthOf(page);
    const { x, y } = await centreOf(page);
    const spread = (way: 1 | -1) => [20, 40, 70, 110].map((far) => ({ x: x + way * far, y }));
    await touch(page, [spread(-1), spread(1)]);
    await expect.poll(() => widthOf(page)).toBeGreaterThan(usual * 1.5);
    await afterDoubleTap(page);
    const before = await pictureOf(page).boundingBox();
    await touch(page, [sideways({ x, y }, -100)]);
    await expect
      .poll(async () => (await pictureOf(page).boundingBox())?.x)
      .toBeLessThan(before?.x ?? -Infinity);
    await expectPlace(page, '1 of 2');
  },
);

test('a double tap zooms in, another one out', { tag: '@phone' }, async ({ page }) => {
  const usual = await widthOf(page);
  const centre = await centreOf(page);
  await doubleTap(page, centre);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(usual * 1.3);
  await afterDoubleTap(page);
  await doubleTap(page, centre);
  await expect.poll(() => widthOf(page)).toBeCloseTo(usual, 0);
});

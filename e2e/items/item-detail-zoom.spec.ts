import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import {
  detailOf,
  doubleTap,
  expectPositionInList,
  openCard,
  horizontalPath,
  performTouchGesture,
} from '../support/item-detail';
import { mockItemPictures } from '../support/items';
import { type StoredItems, storeItems, titleOf } from '../support/stored-items';

let items: StoredItems;

test.beforeEach(async ({ page }) => {
  items = await storeItems(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await mockItemPictures(page);
  await page.goto(items.url);
  await openCard(page, titleOf(items, 1));
  await expect(button(page, 'Zoom In')).toBeVisible();
});

const button = (page: Page, name: string) => detailOf(page).getByRole('button', { name });

const pictureOf = (page: Page) => detailOf(page).getByRole('img');

const widthOf = (page: Page) =>
  pictureOf(page).evaluate((picture) => picture.getBoundingClientRect().width);

async function centerOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await pictureOf(page).boundingBox();
  if (!box) throw new Error('The picture has no bounding box');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Waits until the browser no longer counts the next tap as the second tap of a double tap. */
const afterDoubleTap = (page: Page) =>
  page.waitForFunction((since) => Date.now() - since > 250, Date.now());

const expectWidth = (page: Page, width: number) =>
  expect.poll(() => widthOf(page)).toBeCloseTo(width, 0);
const expectWider = (page: Page, width: number) =>
  expect.poll(() => widthOf(page)).toBeGreaterThan(width);

async function expectMovedLeft(page: Page, move: () => Promise<void>): Promise<void> {
  const before = await pictureOf(page).boundingBox();
  await move();
  await expect
    .poll(async () => (await pictureOf(page).boundingBox())?.x)
    .toBeLessThan(before?.x ?? -Infinity);
  await expectPositionInList(page, '1 of 2');
}

async function reset(page: Page): Promise<void> {
  await page.keyboard.press('0');
  await expect(button(page, 'Zoom Out')).toHaveAttribute('aria-disabled', 'true');
}

test(
  'the picture of an item zooms with buttons, keys and the wheel',
  { tag: '@desktop' },
  async ({ page }) => {
    const initialWidth = await widthOf(page);
    await test.step('the buttons zoom the picture in and out', async () => {
      await button(page, 'Zoom In').click();
      await expectWider(page, initialWidth * 1.3);
      await button(page, 'Zoom Out').click();
      await expectWidth(page, initialWidth);
    });
    await test.step('the + key zooms the picture in', async () => {
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expectWider(page, initialWidth * 1.3);
      await reset(page);
      await expectWidth(page, initialWidth);
    });
    await test.step('the wheel zooms the picture in, and the app loads its largest file', async () => {
      const { x, y } = await centerOf(page);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -400);
      await expectWider(page, initialWidth * 1.2);
      await expect(pictureOf(page)).toHaveAttribute('sizes', '900px');
    });
  },
);

test(
  'the picture of an item zooms with a pinch and a double tap, and a drag moves the zoomed picture',
  { tag: '@phone' },
  async ({ page }) => {
    const initialWidth = await widthOf(page);
    await test.step('a pinch zooms, and then a drag moves the picture', async () => {
      const { x, y } = await centerOf(page);
      const spread = (way: 1 | -1) => [20, 40, 70, 110].map((far) => ({ x: x + way * far, y }));
      await performTouchGesture(page, [spread(-1), spread(1)]);
      await expectWider(page, initialWidth * 1.5);
      await afterDoubleTap(page);
      await expectMovedLeft(page, () =>
        performTouchGesture(page, [horizontalPath({ x, y }, -100)]),
      );
      await reset(page);
      await expectWidth(page, initialWidth);
    });
    await test.step('a double tap zooms in and out', async () => {
      await afterDoubleTap(page);
      const center = await centerOf(page);
      await doubleTap(page, center);
      await expectWider(page, initialWidth * 1.3);
      await afterDoubleTap(page);
      await doubleTap(page, center);
      await expectWidth(page, initialWidth);
    });
    await test.step('an arrow key moves a zoomed picture, and opens the next item if the picture is not zoomed', async () => {
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expect(button(page, 'Zoom Out')).toHaveAttribute('aria-disabled', 'false');
      await expectMovedLeft(page, () => page.keyboard.press('ArrowRight'));
      await reset(page);
      await page.keyboard.press('ArrowRight');
      await expectPositionInList(page, '2 of 2');
    });
  },
);

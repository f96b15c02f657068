import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { performTouchGesture } from '../support/item-detail';
import { expectTitles } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { changeItem, storeItems, titleOf } from '../support/stored-items';

/**
 * Moves a finger down by `distance`, starting at the heading of the results. A negative distance moves it up. The app
 * ignores the gesture if it starts at a field or a menu.
 */
async function pull(page: Page, distance: number): Promise<void> {
  const title = await page.getByRole('heading', { name: /^Results for/ }).boundingBox();
  if (!title) throw new Error('The results have no title');
  const start = title.y + title.height / 2;
  const steps = Array.from({ length: 8 }, (_, step) => step / 7);
  await performTouchGesture(page, [
    steps.map((part) => ({ x: title.x + 20, y: start + distance * part })),
  ]);
}

test(
  'pulling the home page far down shows changed items, and dragging it up scrolls the page',
  { tag: '@phone' },
  async ({ page }) => {
    await mockItemPictures(page);
    const items = await storeItems(2);
    await page.goto(items.url);
    await expectTitles(page, [titleOf(items, 1), titleOf(items, 2)]);
    // The code of pull-to-refresh loads later than the page.
    await expect(page.locator('p[aria-hidden][hidden]')).toBeAttached();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
    ).toBe('contain');
    const title = `${titleOf(items, 1)} again`;
    await changeItem(items.ids[0] ?? '', { title });
    await pull(page, 40);
    await expectTitles(page, [titleOf(items, 1), titleOf(items, 2)]);
    await pull(page, 300);
    await expectTitles(page, [title, titleOf(items, 2)]);
    await expect(page.getByText('Refreshed.', { exact: true })).toBeAttached();
    await pull(page, -150);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  },
);

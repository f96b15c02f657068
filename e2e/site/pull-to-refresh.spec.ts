import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { touch } from '../support/item-detail';
import { expectTitles } from '../support/item-list';
import { servePictures } from '../support/items';
import { changeItem, storeItems, titleOf } from '../support/stored-items';

const finger = (y: (part: number) => number, x = 200) =>
  Array.from({ length: 8 }, (_, step) => ({ x, y: 200 + y(step / 7) }));

const pull = (page: Page, distance: number) => touch(page, [finger((part) => distance * part)]);

test(
  'shows changed items when the page is pulled down, and still scrolls',
  { tag: '@phone' },
  async ({ page }) => {
    await servePictures(page);
    const items = await storeItems(2);
    await page.goto(items.address);
    await expectTitles(page, [titleOf(items, 1), titleOf(items, 2)]);
    // The code for it loads after the page.
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

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { detailOf, expectShown } from '../support/item-detail';
import { servePictures } from '../support/items';
import { storeItems, titleOf } from '../support/stored-items';

test.beforeEach(({ page }) => servePictures(page));

/** Opens an item, with a toast that was kept over the page load. Returns the toast. */
async function openItemWithToast(page: Page) {
  const items = await storeItems(1);
  await page.addInitScript(() => {
    sessionStorage.setItem('toast-after-load', JSON.stringify({ title: 'Saved for later' }));
  });
  await page.goto(`/item/${items.ids[0] ?? ''}`);
  await expectShown(page, titleOf(items, 1));
  const toast = page.getByRole('listitem').filter({ hasText: 'Saved for later' });
  await expect(toast).toBeVisible();
  return toast;
}

test('F8 focuses a toast while an item is open, and Escape closes only the toast', async ({
  page,
}) => {
  const toast = await openItemWithToast(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(detailOf(page)).toBeVisible();
});

test(
  'the close button of a toast works while an item is open',
  { tag: '@both' },
  async ({ page }) => {
    const toast = await openItemWithToast(page);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
    await expect(detailOf(page)).toBeVisible();
  },
);

test('a toast is swiped away while an item is open', { tag: '@desktop' }, async ({ page }) => {
  const toast = await openItemWithToast(page);
  const box = await toast.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y, { steps: 5 });
  await page.mouse.up();
  await expect(toast).toBeHidden();
  await expect(detailOf(page)).toBeVisible();
});

test('a toast stays when the item under it is closed', async ({ page }) => {
  const toast = await openItemWithToast(page);
  await detailOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(detailOf(page)).toBeHidden();
  await expect(toast).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { drawOrderPage } from '../support/order-pages';
import { chooseScreenshot, openSharePanel, overlayOf } from '../support/share-form';

const HINT = 'Filled in from your screenshot';

const dateOf = (page: Page) => page.getByLabel('Sold date (optional)');

test.beforeEach(async ({ page }) => {
  await registerMember(page);
  await openSharePanel(page);
});

test('fills in price and sold date from an order page', async ({ page }) => {
  const { file } = await drawOrderPage(page);
  await chooseScreenshot(page, file);
  const overlay = overlayOf(page);
  await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue('34.99');
  await overlay.getByRole('button', { name: 'Use This Text' }).click();
  await expect(page.getByLabel('Sold price *')).toHaveValue('34.99');
  await expect(dateOf(page)).toHaveValue('2026-02-19');
  await expect(dateOf(page)).toHaveAccessibleDescription(HINT);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { drawScreenshot } from '../support/screenshots';

const TITLE = 'Cast iron skillet with a lid';

/** Shares a sale through the API. Returns the item's id. */
async function shareSale(page: Page): Promise<string> {
  await registerMember(page);
  const screenshot = await drawScreenshot(page, { title: TITLE, price: '$48.00' });
  const answer = await page.request.post('/api/items/screenshot', {
    headers: { 'idempotency-key': randomUUID() },
    multipart: { title: TITLE, soldPrice: '48.00', platform: 'ebay', screenshot },
  });
  const { item } = (await answer.json()) as { item: { id: string } };
  return item.id;
}

test('serves the app with Open Graph tags for a link to an item', async ({ page }) => {
  const id = await shareSale(page);
  const answer = await page.goto(`/item/${id}`);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain(`<meta property="og:title" content="${TITLE}" />`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('serves the app for a link to a missing item', async ({ page }) => {
  const answer = await page.goto('/item/nobody-shared-this');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

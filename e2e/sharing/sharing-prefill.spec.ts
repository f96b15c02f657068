import { type AutoExtract } from '../../contract/schemas/extraction';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { drawOrderPage } from '../support/order-pages';
import { answerReadings } from '../support/recognition';
import { drawScreenshot } from '../support/screenshots';
import { chooseScreenshot, openSharePanel, overlayOf } from '../support/share-form';

const lamp = { title: 'Brass banker lamp', price: '$34.99' };
const HINT = 'Read from your screenshot';

/** Answers the next reading, whatever the screenshot shows. */
const answerReading = (page: Page, seen: Pick<AutoExtract, 'platform' | 'soldDate'>) =>
  answerReadings(
    page,
    { title: lamp.title, price: '34.99', confidence: 0.9, personalInfo: [], ...seen },
    1,
  );

const platformOf = (page: Page) => page.getByLabel('Platform', { exact: true });
const dateOf = (page: Page) => page.getByLabel('Sold date (optional)');

/** Chooses a screenshot and takes what is read off it. */
async function takeReading(page: Page): Promise<void> {
  await chooseScreenshot(page, await drawScreenshot(page, lamp));
  await overlayOf(page).getByRole('button', { name: 'Use This Text' }).click();
  await expect(overlayOf(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await registerMember(page);
  await openSharePanel(page);
});

test('a category chosen for eBay is kept while another marketplace was read', async ({ page }) => {
  await page.getByRole('button', { name: /^Category/ }).click();
  await page.getByRole('combobox', { name: 'Search categories' }).fill('shirt');
  const first = page.getByRole('listbox').getByRole('option').first();
  const name = await first.locator('span').first().innerText();
  await first.click();
  await answerReading(page, { platform: 'depop' });
  await takeReading(page);
  await expect(platformOf(page)).toHaveValue('depop');
  await platformOf(page).selectOption('ebay');
  await expect(page.getByRole('button', { name: /^Category/ })).toContainText(name);
});

test('the day is read off a real order page', async ({ page }) => {
  const { file } = await drawOrderPage(page);
  await chooseScreenshot(page, file);
  const overlay = overlayOf(page);
  await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue('34.99', {
    timeout: 30_000,
  });
  await overlay.getByRole('button', { name: 'Use This Text' }).click();
  await expect(page.getByLabel('Sold price *')).toHaveValue('34.99');
  await expect(dateOf(page)).toHaveValue('2026-02-19');
  await expect(dateOf(page)).toHaveAccessibleDescription(HINT);
});

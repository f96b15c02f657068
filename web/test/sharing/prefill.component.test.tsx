import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { expectNoAxeViolations } from '@test/accessibility';
import { answer, refuse } from '@test/fake-api';
import {
  answerExtraction,
  chooseScreenshot,
  drawScreenshot,
  openSharePanel,
  overlay,
} from '@test/share-form';
import { BOTH_SIZES } from '@test/viewports';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const HINT = 'Filled in from your screenshot';
const lamp = { title: 'Brass banker lamp', price: '34.99' };

const title = () => page.getByLabelText('Title *');
const price = () => page.getByLabelText('Sold price *');
const platform = () => page.getByLabelText('Platform', { exact: true });
const soldDate = () => page.getByLabelText('Sold date (optional)');

async function useText(): Promise<void> {
  await chooseScreenshot(await drawScreenshot());
  await overlay().getByRole('button', { name: 'Use This Text' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
}

test.each(BOTH_SIZES)(
  'fills in the extracted platform and sold date on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await openSharePanel();
    answerExtraction({ ...lamp, platform: 'depop', soldDate: '2026-02-19' });
    await useText();
    await expect.element(title()).toHaveValue(lamp.title);
    await expect.element(price()).toHaveValue('34.99');
    await expect.element(platform()).toHaveValue('depop');
    await expect.element(soldDate()).toHaveValue('2026-02-19');
    await expect.element(platform()).toHaveAccessibleDescription(HINT);
    await expect.element(soldDate()).toHaveAccessibleDescription(HINT);
    await expectNoAxeViolations();
    await platform().selectOptions('etsy');
    await expect.element(page.getByText(HINT)).toHaveLength(1);
  },
);

test('keeps the platform and sold date that the member chose before', async () => {
  await openSharePanel();
  await title().fill('My own words');
  await price().fill('5');
  await platform().selectOptions('etsy');
  await soldDate().fill('2026-01-02');
  answerExtraction({ ...lamp, platform: 'depop', soldDate: '2026-02-19' });
  await useText();
  await expect.element(title()).toHaveValue(lamp.title);
  await expect.element(platform()).toHaveValue('etsy');
  await expect.element(soldDate()).toHaveValue('2026-01-02');
  await expect.element(page.getByText(HINT)).toHaveLength(0);
});

test('replaces the extracted values when another screenshot is chosen', async () => {
  await openSharePanel();
  answerExtraction({ ...lamp, platform: 'depop', soldDate: '2026-02-19' });
  await useText();
  await expect.element(soldDate()).toHaveValue('2026-02-19');
  answerExtraction({ ...lamp, platform: 'mercari' });
  await useText();
  await expect.element(platform()).toHaveValue('mercari');
  await expect.element(soldDate()).toHaveValue('');
});

test('leaves the fields empty and shows why when the daily recognitions are used up', async () => {
  await openSharePanel();
  refuse('autoExtract', 'recognitions_exhausted', RECOGNITION_MESSAGES.exhausted);
  await chooseScreenshot(await drawScreenshot());
  await expect.element(overlay().getByText(RECOGNITION_MESSAGES.exhausted)).toBeVisible();
  const readTitle = overlay().getByLabelText('Title', { exact: true });
  await expect.element(readTitle).toHaveValue('');
  await readTitle.fill('My own words');
  await overlay().getByLabelText('Price', { exact: true }).fill('5');
  await overlay().getByRole('button', { name: 'Use This Text' }).click();
  await expect.element(title()).toHaveValue('My own words');
});

test('keeps the chosen category when an extraction changes the platform and the member changes it back to eBay', async () => {
  const category = {
    categoryId: '1059',
    categoryName: 'Shirts',
    fullCategoryPath: 'Clothing > Men > Shirts',
  };
  const field = page.getByRole('button', { name: /^Category/ });
  await openSharePanel();
  answer('searchCategories', { categories: [category] });
  await field.click();
  await page.getByRole('combobox', { name: 'Search categories' }).fill('shirt');
  await page.getByRole('listbox').getByRole('option').first().click();
  answerExtraction({ ...lamp, platform: 'depop' });
  await useText();
  await expect.element(platform()).toHaveValue('depop');
  await platform().selectOptions('ebay');
  await expect.element(field).toHaveTextContent('Shirts');
});

import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import {
  setExtractionResponse,
  setSharedItemResponses,
  changePicture,
  chooseScreenshot,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  fillSale,
  openSharePanel,
  textStep,
  sharedItem,
  submitSale,
  successMessage,
  openMoreDetails,
} from '@test/share-form';
import { BOTH_SIZES } from '@test/viewports';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const HINT = 'Filled in from your screenshot';
const lamp = { title: 'Brass banker lamp', price: '34.99' };

const title = () => page.getByLabelText('Title *');
const price = () => page.getByLabelText('Sold price *');
const platform = () => page.getByLabelText('Platform', { exact: true });
const soldDate = () => page.getByLabelText('Sold date (optional)');

const UNREAD = "We couldn't tell the marketplace. Is it eBay?";
const OWN_SALE = 'Your screenshot shows a payout or fees, so we chose My Sale.';
const BUYER = {
  kind: 'name',
  area: { x: 0.1, y: 0.1, width: 0.3, height: 0.05 },
  isSuggested: false,
} as const;
const PAYOUT = { kind: 'payout', area: { x: 0.6, y: 0.6, width: 0.3, height: 0.05 } } as const;
const NARROW = 320;
const kind = () => page.getByRole('group', { name: 'What are you sharing?' });
const mySale = () => kind().getByRole('radio', { name: 'My Sale' });
const find = () => kind().getByRole('radio', { name: 'Interesting Find' });

/** Chooses a screenshot, and skips the step with the recognized text. */
async function leaveText(found: Parameters<typeof setExtractionResponse>[0] = {}): Promise<void> {
  setExtractionResponse(found);
  await chooseScreenshotAndSkipText(await drawScreenshot());
}

async function useText(): Promise<void> {
  await textStep().getByRole('button', { name: 'Use This Text' }).click();
  await expect.element(detailsStep()).toBeVisible();
}

async function chooseAndUseText(): Promise<void> {
  await chooseScreenshot(await drawScreenshot());
  await useText();
}

test.each(BOTH_SIZES)(
  'the share form fills in the extracted platform and sold date on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await openSharePanel();
    setExtractionResponse({ ...lamp, platform: 'depop', soldDate: '2026-02-19' });
    await chooseAndUseText();
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

test('the share form keeps what the member typed and chose before choosing another screenshot', async () => {
  await openSharePanel();
  await leaveText();
  await title().fill('My own words');
  await price().fill('5');
  await platform().selectOptions('etsy');
  await soldDate().fill('2026-01-02');
  setExtractionResponse({ ...lamp, platform: 'depop', soldDate: '2026-02-19' });
  await changePicture(await drawScreenshot());
  await useText();
  await expect.element(title()).toHaveValue('My own words');
  await expect.element(price()).toHaveValue('5.00');
  await expect.element(platform()).toHaveValue('etsy');
  await expect.element(soldDate()).toHaveValue('2026-01-02');
  await expect.element(page.getByText(HINT)).toHaveLength(0);
});

test('the share form replaces the extracted values when the member chooses another screenshot', async () => {
  await openSharePanel();
  setExtractionResponse({ ...lamp, platform: 'depop', soldDate: '2026-02-19' });
  await chooseAndUseText();
  await expect.element(soldDate()).toHaveValue('2026-02-19');
  setExtractionResponse({ title: 'Tin robot', price: '12.00', platform: 'mercari' });
  await changePicture(await drawScreenshot());
  await useText();
  await expect.element(title()).toHaveValue('Tin robot');
  await expect.element(price()).toHaveValue('12.00');
  await expect.element(platform()).toHaveValue('mercari');
  await expect.element(soldDate()).toHaveValue('');
});

test("the share form leaves the fields empty, but still hides personal information, when the day's recognitions are used up", async () => {
  await openSharePanel();
  setExtractionResponse({ confidence: 0, personalInfo: [BUYER], isCheckOnly: true });
  await chooseScreenshot(await drawScreenshot());
  await expect.element(textStep().getByText(RECOGNITION_MESSAGES.exhausted)).toBeVisible();
  await expect.element(textStep().getByText(/^We hid 1 area\./)).toBeVisible();
  const readTitle = textStep().getByLabelText('Title', { exact: true });
  await expect.element(readTitle).toHaveValue('');
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(title()).toHaveValue('');
  await expect.element(page.getByText(RECOGNITION_MESSAGES.exhausted)).toBeVisible();
  await expect.element(page.getByText(/^We hid 1 area\./)).toBeVisible();
  await expectNoAxeViolations();
  await fillSale('Tin robot', '12');
  setSharedItemResponses(sharedItem());
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
});

describe('the platform of a screenshot that does not show a platform', () => {
  test('is asked for until the member uses the field', async () => {
    await page.viewport(NARROW, 800);
    await openSharePanel();
    await leaveText();
    await expect.element(platform()).toHaveAccessibleDescription(UNREAD);
    await expect.element(platform()).toHaveValue('ebay');
    expect(page.getByText(UNREAD).element().getAttribute('aria-live')).toBe('polite');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROW);
    await expectNoAxeViolations();
    await platform().click();
    await expect.element(page.getByText(UNREAD)).not.toBeInTheDocument();
  });

  test('is not asked for again after the keyboard focus has left the field', async () => {
    await openSharePanel();
    await leaveText();
    await expect.element(page.getByText(UNREAD)).toBeVisible();
    platform().element().focus();
    await expect.element(page.getByText(UNREAD)).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText(UNREAD)).not.toBeInTheDocument();
  });

  test('is not asked for when the member has chosen it before', async () => {
    await openSharePanel();
    await leaveText({ platform: 'mercari' });
    await platform().selectOptions('etsy');
    await platform().selectOptions('ebay');
    setExtractionResponse({ platform: 'depop' });
    await changePicture(await drawScreenshot());
    await textStep().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(detailsStep()).toBeVisible();
    await expect.element(platform()).toHaveValue('ebay');
    await expect.element(page.getByText(UNREAD)).not.toBeInTheDocument();
  });

  test('is asked for when the screenshot cannot be read', async () => {
    await openSharePanel();
    setErrorResponse('autoExtract', 'unavailable', 'Not now.');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await expect.element(page.getByText(UNREAD)).toBeVisible();
  });
});

describe('a screenshot that shows a payout or fees', () => {
  test('makes the form preselect My Sale and explain why', async () => {
    await page.viewport(NARROW, 800);
    await openSharePanel();
    await leaveText({ fees: [PAYOUT] });
    await expect.element(mySale()).toBeChecked();
    await expect.element(kind()).toHaveAccessibleDescription(new RegExp(OWN_SALE));
    expect(page.getByText(OWN_SALE).element().getAttribute('aria-live')).toBe('polite');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROW);
    await expectNoAxeViolations();
    await find().click();
    await expect.element(find()).toBeChecked();
    await expect.element(page.getByText(OWN_SALE)).not.toBeInTheDocument();
  });

  test('does not change what the member chose before the recognition was done', async () => {
    await openSharePanel();
    setExtractionResponse({ fees: [PAYOUT] });
    const finish = holdResponses('autoExtract');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await find().click();
    finish();
    await expect.element(page.getByText(UNREAD)).toBeVisible();
    await expect.element(find()).toBeChecked();
  });

  test('changes only the platform of a share that waits for the recognition, if the member has not chosen a platform', async () => {
    await openSharePanel();
    setExtractionResponse({ ...lamp, platform: 'depop', fees: [PAYOUT] });
    const finish = holdResponses('autoExtract');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await fillSale('Tin robot', '12');
    setSharedItemResponses(sharedItem({ platform: 'depop' }));
    await submitSale();
    finish();
    await expect.element(successMessage()).toBeVisible();
    const sent = Object.fromEntries(callsTo('shareScreenshot')[0]?.body as FormData);
    expect(sent).toMatchObject({ title: 'Tin robot', isOwnSale: 'false', platform: 'depop' });
  });
});

test('the share form keeps the chosen category when the recognition changes the platform and the member changes it back to eBay', async () => {
  const category = {
    categoryId: '1059',
    categoryName: 'Shirts',
    fullCategoryPath: 'Clothing > Men > Shirts',
  };
  const field = page.getByRole('button', { name: /^Category/ });
  await openSharePanel();
  setResponse('searchCategories', { categories: [category] });
  await leaveText();
  await openMoreDetails();
  await field.click();
  await page.getByRole('combobox', { name: 'Search categories' }).fill('shirt');
  await page.getByRole('listbox').getByRole('option').first().click();
  setExtractionResponse({ ...lamp, platform: 'depop' });
  await detailsStep().getByRole('button', { name: 'Try Auto-Detect Again' }).click();
  await expect.element(platform()).toHaveValue('depop');
  await expect.element(field).not.toBeInTheDocument();
  await platform().selectOptions('ebay');
  await expect.element(field).toHaveTextContent('Shirts');
});

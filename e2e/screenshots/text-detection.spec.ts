import { expectNoAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { cornersOfImageArea, dragByFinger } from '../support/drag';
import { createSignedInMember } from '../support/members';
import { mockApiError } from '../support/mock-api-error';
import { drawScreenshot, PRICE_AREA } from '../support/screenshots';
import { chooseScreenshot, openShareFormOnHomePage, textStepOf } from '../support/share-form';

const lamp = { title: 'Brass banker lamp green', price: '$34.99' };

test.beforeEach(async ({ page }) => {
  await createSignedInMember(page);
  await openShareFormOnHomePage(page);
});

test('the share form reads title and price from a screenshot, and fills them in', async ({
  page,
}) => {
  await chooseScreenshot(page, await drawScreenshot(page, lamp));
  const overlay = textStepOf(page);
  await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue('34.99');
  await expect(overlay.getByText(/^(High|Medium|Low)$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await overlay.getByLabel('Title', { exact: true }).fill('Brass lamp');
  await overlay.getByRole('button', { name: 'Use This Text' }).click();
  await expect(page.getByText('Text extracted!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title *')).toHaveValue('Brass lamp');
  await expect(page.getByLabel('Sold price *')).toHaveValue('34.99');
});

test(
  'when text detection has failed, a member draws a rectangle with a finger, and the share form reads the price inside it',
  { tag: '@phone' },
  async ({ page, faults }) => {
    const refusal = { status: 503, code: 'unavailable', message: 'No reader' } as const;
    await mockApiError(page, faults, '**/api/ocr/auto-extract', refusal);
    await chooseScreenshot(page, await drawScreenshot(page, lamp));
    const overlay = textStepOf(page);
    await expect(overlay.getByText('Low', { exact: true })).toBeVisible();
    await overlay.getByRole('button', { name: 'Drag to Select Price' }).tap();
    // When the member starts to select, the app enlarges the screenshot, and only then enables the button.
    await expect(overlay.getByRole('button', { name: 'Stop Selecting' })).toBeEnabled();
    await dragByFinger(
      page,
      await cornersOfImageArea(overlay.getByAltText('Your screenshot'), PRICE_AREA),
    );
    await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue('34.99');
  },
);

import type { Locator } from '@playwright/test';
import { expectNoSeriousAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { cornersOn, drawByFinger, drawByMouse } from '../support/drag';
import { registerMember } from '../support/members';
import { refuseCalls } from '../support/refuse-calls';
import { drawScreenshot, PRICE_AREA, TITLE_AREA } from '../support/screenshots';
import { chooseScreenshot, openSharePanel, overlayOf } from '../support/share-form';

const lamp = { title: 'Brass banker lamp green', price: '$34.99' };
const RECOGNITION_TIMEOUT = { timeout: 30_000 };

test.beforeEach(async ({ page }) => {
  await registerMember(page);
  await openSharePanel(page);
});

/** Where an area of the screenshot is shown while one is drawn on it, which makes it larger. */
async function cornersOf(overlay: Locator, area: typeof TITLE_AREA) {
  await expect(overlay.getByRole('button', { name: 'Stop Selecting' })).toBeEnabled();
  return cornersOn(overlay.getByAltText('Your screenshot'), area);
}

test('detects title and price and fills them in', { tag: '@both' }, async ({ page }) => {
  await chooseScreenshot(page, await drawScreenshot(page, lamp));
  const overlay = overlayOf(page);
  await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue(
    '34.99',
    RECOGNITION_TIMEOUT,
  );
  await expect(overlay.getByText(/^(High|Medium|Low)$/)).toBeVisible();
  await expectNoSeriousAxeViolations(page);
  await overlay.getByLabel('Title', { exact: true }).fill('Brass lamp');
  await overlay.getByRole('button', { name: 'Use This Text' }).click();
  await expect(page.getByText('Text extracted!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title *')).toHaveValue('Brass lamp');
  await expect(page.getByLabel('Sold price *')).toHaveValue('34.99');
});

test.describe('where detection fails', () => {
  test.beforeEach(async ({ page, faults }) => {
    const refusal = { status: 503, code: 'unavailable', message: 'No reader' } as const;
    await refuseCalls(page, faults, '**/api/ocr/auto-extract', refusal);
    await chooseScreenshot(page, await drawScreenshot(page, lamp));
    await expect(overlayOf(page).getByText('Low', { exact: true })).toBeVisible();
  });

  test(
    'the title is read from a rectangle drawn by mouse',
    { tag: '@desktop' },
    async ({ page }) => {
      const overlay = overlayOf(page);
      await overlay.getByRole('button', { name: 'Drag to Select Title' }).click();
      const { from, to } = await cornersOf(overlay, TITLE_AREA);
      const readings: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/ocr/extract-text')) readings.push(request.url());
      });
      // 10 px high is not over 10 px: nothing is read, and dragging goes on.
      await drawByMouse(page, { from, to: { x: to.x, y: from.y + 10 } });
      await expect(overlay.getByRole('button', { name: 'Stop Selecting' })).toBeEnabled();
      await drawByMouse(page, { from, to });
      await expect(overlay.getByLabel('Title', { exact: true })).toHaveValue(
        /banker lamp/i,
        RECOGNITION_TIMEOUT,
      );
      expect(readings).toHaveLength(1);
    },
  );

  test(
    'the price is read from a rectangle drawn by finger',
    { tag: '@phone' },
    async ({ page }) => {
      const overlay = overlayOf(page);
      await overlay.getByRole('button', { name: 'Drag to Select Price' }).tap();
      await drawByFinger(page, await cornersOf(overlay, PRICE_AREA));
      await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue(
        '34.99',
        RECOGNITION_TIMEOUT,
      );
    },
  );
});

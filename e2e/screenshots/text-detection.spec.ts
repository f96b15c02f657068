import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { cornersOn, drawByFinger, drawByMouse } from '../support/drag';
import { registerMember } from '../support/members';
import { touch } from '../support/item-detail';
import { refuseCalls } from '../support/refuse-calls';
import { drawScreenshot, PRICE_AREA, TITLE_AREA } from '../support/screenshots';
import { chooseScreenshot, openSharePanel, overlayOf } from '../support/share-form';

const lamp = { title: 'Brass banker lamp green', price: '$34.99' };

test.beforeEach(async ({ page }) => {
  await registerMember(page);
  await openSharePanel(page);
});

/** Waits for the selection to start, because it enlarges the screenshot. */
async function cornersOf(overlay: Locator, area: typeof TITLE_AREA) {
  await expect(overlay.getByRole('button', { name: 'Stop Selecting' })).toBeEnabled();
  return cornersOn(overlay.getByAltText('Your screenshot'), area);
}

test('detects title and price and fills them into the form', async ({ page }) => {
  await chooseScreenshot(page, await drawScreenshot(page, lamp));
  const overlay = overlayOf(page);
  await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue('34.99');
  await expect(overlay.getByText(/^(High|Medium|Low)$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await overlay.getByLabel('Title', { exact: true }).fill('Brass lamp');
  await overlay.getByRole('button', { name: 'Use This Text' }).click();
  await expect(page.getByText('Text extracted!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title *')).toHaveValue('Brass lamp');
  await expect(page.getByLabel('Sold price *')).toHaveValue('34.99');
});

test.describe('when detection fails', () => {
  test.beforeEach(async ({ page, faults }) => {
    const refusal = { status: 503, code: 'unavailable', message: 'No reader' } as const;
    await refuseCalls(page, faults, '**/api/ocr/auto-extract', refusal);
    await chooseScreenshot(page, await drawScreenshot(page, lamp));
    await expect(overlayOf(page).getByText('Low', { exact: true })).toBeVisible();
  });

  test(
    'reads the title from a rectangle drawn with the mouse',
    { tag: '@desktop' },
    async ({ page }) => {
      const overlay = overlayOf(page);
      await overlay.getByRole('button', { name: 'Drag to Select Title' }).click();
      const { from, to } = await cornersOf(overlay, TITLE_AREA);
      const readings: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/ocr/extract-text')) readings.push(request.url());
      });
      // A selection must be more than 10 px high, so this one is ignored.
      await drawByMouse(page, { from, to: { x: to.x, y: from.y + 10 } });
      await expect(overlay.getByRole('button', { name: 'Stop Selecting' })).toBeEnabled();
      await drawByMouse(page, { from, to });
      await expect(overlay.getByLabel('Title', { exact: true })).toHaveValue(/banker lamp/i);
      expect(readings).toHaveLength(1);
    },
  );

  test('zooms with two fingers without drawing', { tag: '@phone' }, async ({ page }) => {
    const overlay = overlayOf(page);
    const picture = overlay.getByAltText('Your screenshot');
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    await overlay.getByRole('button', { name: 'Drag to Select Price' }).tap();
    const { from, to } = await cornersOf(overlay, PRICE_AREA);
    const initial = await widthOf();
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const spread = (way: 1 | -1) =>
      [30, 36, 42, 52].map((far) => ({ x: middle.x + way * far, y: middle.y }));
    await touch(page, [spread(-1), spread(1)]);
    await expect.poll(widthOf).toBeGreaterThan(initial * 1.5);
    await expect(overlay.getByRole('group', { name: /arrow keys to move it/ })).toBeHidden();
  });

  test(
    'reads the price from a rectangle drawn with a finger',
    { tag: '@phone' },
    async ({ page }) => {
      const overlay = overlayOf(page);
      await overlay.getByRole('button', { name: 'Drag to Select Price' }).tap();
      await expect(overlay.getByRole('button', { name: 'Stop Selecting' })).toBeVisible();
      await drawByFinger(page, await cornersOf(overlay, PRICE_AREA));
      await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue('34.99');
    },
  );
});

import type { Locator, Page } from '@playwright/test';
import { expectNoSeriousAxeViolations } from '../fixtures/accessibility';
import { expect, type Faults, test } from '../fixtures/test';
import { cornersOn, drawByFinger, drawByMouse } from '../support/drag';
import { holdFirst } from '../support/hold';
import { registerMember } from '../support/members';
import { refuseCalls } from '../support/refuse-calls';
import { drawScreenshot, PRICE_AREA, TITLE_AREA } from '../support/screenshots';
import { chooseScreenshot, openSharePanel, overlayOf } from '../support/share-form';

const lamp = { title: 'Brass banker lamp green', price: '$34.99' };
const DETECTIONS = '**/api/ocr/auto-extract';
const RECOGNITION_TIMEOUT = { timeout: 30_000 };

test.beforeEach(async ({ page }) => {
  await registerMember(page);
  await openSharePanel(page);
});

const failDetection = (page: Page, faults: Faults) =>
  refuseCalls(page, faults, DETECTIONS, {
    status: 503,
    code: 'unavailable',
    message: 'No reader',
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

test('detects again when asked to, over what was typed before', async ({ page, faults }) => {
  await page.route(
    DETECTIONS,
    (route) =>
      route.fulfill({ json: { title: 'Lamp', price: '3.00', confidence: 0.7, personalInfo: [] } }),
    { times: 1 },
  );
  await chooseScreenshot(page, await drawScreenshot(page, lamp));
  const overlay = overlayOf(page);
  await expect(overlay.getByText('Medium', { exact: true })).toBeVisible();
  await overlay.getByLabel('Price', { exact: true }).fill('5');
  const release = await holdFirst(page, faults, DETECTIONS);
  const again = overlay.getByRole('button', { name: 'Try Auto-Detect Again' });
  await again.click();
  await expect(overlay.getByText('Detecting title and price...')).toBeVisible();
  await expect(again).toBeDisabled();
  await expect(overlay.getByRole('button', { name: 'Use This Text' })).toBeDisabled();
  await expectNoSeriousAxeViolations(page);
  release();
  await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue('');
  await again.click();
  await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue(
    '34.99',
    RECOGNITION_TIMEOUT,
  );
});

test('fits the whole screen of a small phone', { tag: '@phone' }, async ({ page, faults }) => {
  await failDetection(page, faults);
  await page.setViewportSize({ width: 360, height: 640 });
  await chooseScreenshot(page, await drawScreenshot(page, lamp));
  const overlay = overlayOf(page);
  await expect(overlay.getByText('Low', { exact: true })).toBeVisible();
  for (const button of await overlay.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  const picture = overlay.getByAltText('Your screenshot');
  const before = await picture.boundingBox();
  await overlay.getByRole('button', { name: 'Drag to Select Price' }).tap();
  const stop = overlay.getByRole('button', { name: 'Stop Selecting' });
  await expect(stop).toBeInViewport({ ratio: 1 });
  await expect(picture).toBeInViewport({ ratio: 1 });
  const during = await picture.boundingBox();
  expect(during?.height).toBeGreaterThan((before?.height ?? Infinity) * 1.4);
  await stop.tap();
  await expect(overlay.getByRole('button', { name: 'Use This Text' })).toBeVisible();
});

test.describe('where detection fails', () => {
  test.beforeEach(async ({ page, faults }) => {
    await failDetection(page, faults);
    await chooseScreenshot(page, await drawScreenshot(page, lamp));
    await expect(overlayOf(page).getByText('Low', { exact: true })).toBeVisible();
  });

  test('the picture stays as it is when a rectangle is begun on it', async ({ page }) => {
    const overlay = overlayOf(page);
    const picture = await overlay.getByAltText('Your screenshot').elementHandle();
    await overlay.getByRole('button', { name: 'Drag to Select Title' }).click();
    await overlay.getByRole('button', { name: 'Place a Box' }).click();
    await overlay.getByRole('button', { name: 'Stop Selecting' }).click();
    await overlay.getByRole('button', { name: 'Drag to Select Price' }).click();
    await expect(overlay.getByRole('button', { name: 'Place a Box' })).toBeVisible();
    await expect(overlay.getByRole('group', { name: /arrow keys move it/ })).toHaveCount(0);
    expect(await picture.evaluate((image) => image.isConnected)).toBe(true);
  });

  test('fields stay empty, and wait for both texts', async ({ page }) => {
    const overlay = overlayOf(page);
    const use = overlay.getByRole('button', { name: 'Use This Text' });
    await expect(overlay.getByLabel('Title', { exact: true })).toHaveValue('');
    await expect(use).toBeDisabled();
    await overlay.getByLabel('Title', { exact: true }).fill('Lamp');
    await overlay.getByLabel('Price', { exact: true }).fill('about a dollar');
    await use.click();
    await expect(overlay.getByText('Price must be a number')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
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

  test(
    'the title is read from a rectangle moved by arrow keys',
    { tag: '@desktop' },
    async ({ page }) => {
      let sent = 0;
      await page.route('**/api/ocr/extract-text', async (route) => {
        sent += 1;
        expect(route.request().postData()).toContain('filename="selection.png"');
        await route.fallback();
      });
      const overlay = overlayOf(page);
      await overlay.getByRole('button', { name: 'Drag to Select Title' }).focus();
      await page.keyboard.press('Enter');
      const selection = overlay.getByRole('group', { name: /arrow keys move it/ });
      await expect(selection).toBeFocused();
      const before = await selection.boundingBox();
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowDown');
      expect((await selection.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 30);
      await page.keyboard.press('Enter');
      await expect(selection).toBeHidden(RECOGNITION_TIMEOUT);
      expect(sent).toBe(1);
    },
  );
});

import type { Locator, Page } from '@playwright/test';
import { expectNoSeriousAxeViolations } from './fixtures/accessibility';
import { expect, test } from './fixtures/test';
import { registerMember } from './support/members';
import { drawScreenshot, PRICE_AREA, TITLE_AREA } from './support/screenshots';
import { chooseScreenshot, openSharePanel, overlayOf } from './support/share-form';

const lamp = { title: 'Brass banker lamp green', price: '$34.99' };
const OCR_TIMEOUT = { timeout: 30_000 };

test.beforeEach(async ({ page }) => {
  await registerMember(page);
  await openSharePanel(page);
});

const failDetection = (page: Page) =>
  page.route('**/api/ocr/auto-extract', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'No reader', code: 'unavailable', requestId: 'r' },
    }),
  );

async function cornersOf(overlay: Locator, area: typeof TITLE_AREA) {
  const image = overlay.getByAltText('Your screenshot');
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (!box) throw new Error('The screenshot is not shown');
  const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  return { from: at(area.left, area.top), to: at(area.right, area.bottom) };
}

test('detects title and price and fills them in', async ({ page }) => {
  await chooseScreenshot(page, await drawScreenshot(page, lamp));
  const overlay = overlayOf(page);
  await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue('34.99', OCR_TIMEOUT);
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
    faults.allow(/Failed to load resource/);
    await failDetection(page);
    await chooseScreenshot(page, await drawScreenshot(page, lamp));
    await expect(overlayOf(page).getByText('Low', { exact: true })).toBeVisible();
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

  test('the title is read from a rectangle drawn by mouse', async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'phones have no mouse');
    const overlay = overlayOf(page);
    await overlay.getByRole('button', { name: 'Drag to Select Title' }).click();
    const { from, to } = await cornersOf(overlay, TITLE_AREA);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(overlay.getByLabel('Title', { exact: true })).toHaveValue(
      /banker lamp/i,
      OCR_TIMEOUT,
    );
  });

  test('the price is read from a rectangle drawn by finger', async ({ page }, { project }) => {
    test.skip(project.name === 'desktop', 'the desktop has no touch screen');
    const overlay = overlayOf(page);
    await overlay.getByRole('button', { name: 'Drag to Select Price' }).tap();
    const { from, to } = await cornersOf(overlay, PRICE_AREA);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof from)[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [from]);
    await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await send('touchMove', [to]);
    await send('touchEnd', []);
    await expect(overlay.getByLabel('Price', { exact: true })).toHaveValue('34.99', OCR_TIMEOUT);
  });

  test('the title is read from a rectangle moved by arrow keys', async ({ page }) => {
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
    await expect(selection).toBeHidden(OCR_TIMEOUT);
    expect(sent).toBe(1);
  });
});

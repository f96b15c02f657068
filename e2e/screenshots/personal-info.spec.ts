import type { Locator, Page } from '@playwright/test';
import { sharingEndpoints } from '../../contract/endpoints/sharing';
import type { AutoExtract } from '../../contract/schemas/extraction';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { cornersOfImageArea, dragByFinger, dragByMouse } from '../support/drag';
import { createSignedInMember } from '../support/members';
import { drawOrderPage, type OrderPage } from '../support/order-pages';
import { brightnessOf, recognizeText, toExifRotatedJpeg } from '../support/pictures';
import {
  chooseScreenshot,
  fillSale,
  openShareFormOnHomePage,
  textStepOf,
  submitSale,
  successToastOf,
} from '../support/share-form';
import { WHOLE_SCREENSHOT } from '../../contract/schemas/item-part';
import { randomLetters } from '../support/random-letters';

const DETECTIONS = '**/api/ocr/auto-extract';

/**
 * The area of the title, in fractions of the picture. The check for personal information does not report the title, so
 * the test draws a hidden area over it.
 */
const TITLE_LINE = { left: 0.32, top: 0.24, right: 0.94, bottom: 0.275 };

let order: OrderPage;

test.beforeEach(async ({ page }) => {
  await createSignedInMember(page);
  await openShareFormOnHomePage(page);
  order = await drawOrderPage(page);
});

const hiddenOf = (overlay: Locator) => overlay.getByRole('button', { name: /^Unhide / });

async function proposeAreas(page: Page, personalInfo: AutoExtract['personalInfo']): Promise<void> {
  const json = {
    title: 'Brass banker lamp',
    price: '34.99',
    confidence: 0.9,
    personalInfo,
    fees: [],
    cover: null,
    coverOptions: [],
    focus: null,
    itemPart: WHOLE_SCREENSHOT,
    isHardToRead: false,
  };
  await page.route(DETECTIONS, (route) => route.fulfill({ json }));
}

async function sharePicture(page: Page): Promise<string> {
  const response = page.waitForResponse('**/api/items/screenshot');
  await submitSale(page);
  const body: unknown = await (await response).json();
  await expect(successToastOf(page)).toBeVisible();
  return sharingEndpoints.shareScreenshot.output.schema.parse(body).item.picture.url;
}

/**
 * Returns the area without its outermost pixels, because compression mixes their colors with the pixels around the
 * area.
 */
const inside = ({ x, y, width, height }: OrderPage['areas']['name']) => ({
  x: x + 2 / 780,
  y: y + 2 / 1600,
  width: width - 4 / 780,
  height: height - 4 / 1600,
});

/**
 * Hidden areas on the picture are targets for taps. They may be smaller than WCAG requires, because they have the size
 * of the text that they cover.
 */
const ON_TEXT = { essentialTargets: /aria-label="(Unhide |Select the )/ };

test("the stored picture of a sale hides the buyer's name, address and phone number in black", async ({
  page,
  hasTouch,
}) => {
  test.slow();
  await chooseScreenshot(page, order.file);
  const overlay = textStepOf(page);
  await expect(
    overlay.getByText(/^We hid \d+ areas\. Zoom in: is any name or address left\?/),
  ).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, ON_TEXT);

  const proposed = await hiddenOf(overlay).count();
  await overlay.getByRole('button', { name: /^Unhide order number/ }).click();
  await expect(hiddenOf(overlay)).toHaveCount(proposed - 1);
  await overlay.getByRole('button', { name: 'Hide an Area' }).click();
  await expect(overlay.getByRole('button', { name: 'Done Hiding' })).toBeVisible();
  const corners = await cornersOfImageArea(overlay.getByAltText('Your screenshot'), TITLE_LINE);
  await (hasTouch ? dragByFinger : dragByMouse)(page, corners);
  await expect(hiddenOf(overlay)).toHaveCount(proposed);
  await expect(overlay.getByText(`We hid ${proposed} areas.`)).toBeVisible();
  await overlay.getByRole('button', { name: 'Done Hiding' }).click();
  await overlay.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Show the Whole Screenshot' }).click();
  await expect(page.getByText(`We hid ${proposed} areas.`)).toBeVisible();

  await fillSale(page, `Brass lamp ${randomLetters()}`, '34.99');
  const picture = await sharePicture(page);
  for (const fact of ['name', 'street', 'city', 'phone'] as const) {
    const { lightest } = await brightnessOf(page, picture, inside(order.areas[fact]));
    expect(lightest, fact).toBeLessThan(24);
  }
  const { lightest, darkest } = await brightnessOf(page, picture, order.areas.order);
  expect([lightest > 200, darkest < 90]).toEqual([true, true]);

  const hiddenWords = ['maria', 'lopez', 'elm', 'springfield', '45503', '555-0142', 'banker'];
  const before = (await recognizeText(page, order.file.buffer, 'image/png')).toLowerCase();
  expect(hiddenWords.filter((word) => !before.includes(word))).toEqual([]);
  const stored = await (await page.request.get(picture)).body();
  const after = (await recognizeText(page, stored, 'image/webp')).toLowerCase();
  expect(hiddenWords.filter((word) => after.includes(word))).toEqual([]);
  expect(after).toContain(order.words.order);
});

test('the stored picture of a sale has its hidden areas in the right place when EXIF data rotates the photo', async ({
  page,
}) => {
  const { name: raw } = order.areas;
  // The browser shows the photo turned clockwise by 90°.
  const area = { x: 1 - raw.y - raw.height, y: raw.x, width: raw.height, height: raw.width };
  await proposeAreas(page, [{ kind: 'name', area, isSuggested: false }]);
  await chooseScreenshot(page, await toExifRotatedJpeg(page, order.file));
  await expect(hiddenOf(textStepOf(page))).toHaveCount(1);
  await textStepOf(page).getByRole('button', { name: 'Cancel' }).click();
  await fillSale(page, `Brass lamp ${randomLetters()}`, '34.99');
  const picture = await sharePicture(page);
  expect((await brightnessOf(page, picture, area)).lightest).toBeLessThan(24);
  const beside = { ...area, x: area.x - 2 * area.width };
  expect((await brightnessOf(page, picture, beside)).lightest).toBeGreaterThan(200);
});

import type { Page } from '@playwright/test';
import { CARD_TONES } from '../../contract/rules/drawn-card';
import type { Platform } from '../../contract/schemas/platform';
import { expect, test } from '../fixtures/test';
import { detailOf, expectHeightToWidthRatio, openCard, pictureOf } from '../support/item-detail';
import { cardLinkOf, readThumbnailUrl } from '../support/item-list';
import { createSignedInMember } from '../support/members';
import { randomLetters } from '../support/random-letters';
import { mockAutoExtract } from '../support/recognition';
import { drawScreenshot } from '../support/screenshots';
import {
  chooseScreenshotWithoutReading,
  fillSale,
  openShareFormOnHomePage,
  submitSale,
  successToastOf,
} from '../support/share-form';

/**
 * Returns how much the color in the lower left corner of a picture differs from the color of a platform, from 0 to 255.
 */
async function distanceFrom(page: Page, platform: Platform, url: string): Promise<number> {
  const corner = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, -4, -(image.naturalHeight - 4));
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  }, url);
  const tone = Buffer.from(CARD_TONES[platform].background.slice(1), 'hex');
  return Math.max(...[...tone].map((value, at) => Math.abs(value - (corner[at] ?? 0))));
}

const NEAR = 12;

test('the server draws the card of a sale without a cover, and draws it again after an edit', async ({
  page,
}) => {
  const title = `Brass lamp ${randomLetters()}`;
  await createSignedInMember(page);
  await openShareFormOnHomePage(page);
  await mockAutoExtract(page, {
    title: '',
    price: '',
    confidence: 0,
    personalInfo: [],
    fees: [],
    focus: null,
    cover: null,
    coverOptions: [],
    itemPart: null,
    isHardToRead: false,
  });
  await chooseScreenshotWithoutReading(
    page,
    await drawScreenshot(page, { title, price: '$34.99' }),
  );
  await page.getByRole('button', { name: 'Show the Whole Screenshot' }).click();
  await fillSale(page, title, '34.99');
  const preview = page.getByRole('region', { name: 'Your card' }).locator('svg text');
  await expect(preview.filter({ hasText: '$34.99' })).toHaveCount(1);
  await expect(preview.filter({ hasText: 'eBay' })).toHaveCount(1);
  await submitSale(page);
  await expect(successToastOf(page)).toBeVisible();
  await expect(cardLinkOf(page, title)).toBeVisible();
  const drawn = await readThumbnailUrl(page, title);
  expect(await distanceFrom(page, 'ebay', drawn)).toBeLessThan(NEAR);

  await openCard(page, title);
  const picture = pictureOf(page, title);
  await expectHeightToWidthRatio(picture, 1600 / 780);
  await expect(picture.locator('xpath=..').locator('image')).toHaveCount(0);

  await detailOf(page).getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Item' });
  await edit.getByLabel('Sold price *').fill('1234.50');
  await edit.getByLabel('Platform').selectOption('etsy');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  await expect.poll(() => readThumbnailUrl(page, title)).not.toBe(drawn);
  expect(await distanceFrom(page, 'etsy', await readThumbnailUrl(page, title))).toBeLessThan(NEAR);
});

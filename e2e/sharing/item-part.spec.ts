import type { Page } from '@playwright/test';
import { sharingEndpoints } from '../../contract/endpoints/sharing';
import type { Picture } from '../../contract/schemas/image';
import type { ItemPart } from '../../contract/schemas/item-part';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { pressEnterOn, tabTo } from '../support/keyboard';
import { createSignedInMember } from '../support/members';
import { brightnessOf } from '../support/pictures';
import { mockAutoExtract } from '../support/recognition';
import { drawScreenshot } from '../support/screenshots';
import {
  chooseScreenshotWithoutReading,
  continueDraft,
  fillSale,
  openShareFormOnHomePage,
  submitSale,
  successToastOf,
} from '../support/share-form';
import { randomLetters } from '../support/random-letters';

/**
 * An area inside the photograph of a drawn screenshot of 780 × 1600 pixels. The photograph has no white pixels. The
 * background around it is white.
 */
const PHOTO: ItemPart = [{ x: 0.05, y: 0.1, width: 0.9, height: 0.4 }];
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Choose What Others See' });

/**
 * Fills in a sale, and returns its title. The faked API responds to the screenshot of the sale with a reading in which
 * the item's part is `itemPart`.
 */
async function fillSaleWithPart(page: Page, itemPart: ItemPart | null): Promise<string> {
  const title = `Brass lamp ${randomLetters()}`;
  await createSignedInMember(page);
  await openShareFormOnHomePage(page);
  await mockAutoExtract(page, {
    title: '',
    price: '',
    confidence: 0.9,
    personalInfo: [],
    fees: [],
    cover: null,
    coverOptions: [],
    focus: null,
    itemPart,
    isHardToRead: false,
  });
  await chooseScreenshotWithoutReading(
    page,
    await drawScreenshot(page, { title, price: '$34.99' }),
  );
  await fillSale(page, title, '34.99');
  return title;
}

async function share(page: Page): Promise<Picture> {
  const responded = page.waitForResponse('**/api/items/screenshot');
  await submitSale(page);
  const response: unknown = await (await responded).json();
  await expect(successToastOf(page)).toBeVisible();
  return sharingEndpoints.shareScreenshot.output.schema.parse(response).item.picture;
}

/**
 * Returns the share of white pixels in the stored picture, from 0 to 1. Only pixels outside the photograph are white.
 */
const whiteIn = async (page: Page, { url }: Picture): Promise<number> =>
  (await brightnessOf(page, url, WHOLE)).white;

test("the share form uploads only the item's part of the screenshot, also after a reload and after the member has made the part smaller by keyboard", async ({
  page,
}) => {
  await fillSaleWithPart(page, PHOTO);
  await expect(page.getByText('Others see only the bright part.')).toBeVisible();
  await page.reload();
  await continueDraft(page);
  await expect(page.getByText('Others see only the bright part.')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change What Others See' });
  await change.press('Enter');
  await expect(dialogOf(page).getByRole('group', { name: /arrow keys/ })).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page);
  await tabTo(page, dialogOf(page).getByRole('button', { name: /^Bottom right corner/ }));
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowUp');
  await pressEnterOn(page, dialogOf(page).getByRole('button', { name: 'Use This Part' }));
  await expect(change).toBeFocused();
  const picture = await share(page);
  expect(picture.height).toBeLessThan(630);
  expect(Math.min(picture.width, picture.height)).toBeGreaterThan(300);
  expect(await whiteIn(page, picture)).toBe(0);
});

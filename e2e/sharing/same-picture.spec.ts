import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { mockAutoExtract } from '../support/recognition';
import { drawScreenshot, type ScreenshotFile } from '../support/screenshots';
import {
  chooseScreenshotWithoutReading,
  fillSale,
  openShareForm,
  openShareFormOnHomePage,
  submitSale,
  successToastOf,
} from '../support/share-form';
import { WHOLE_SCREENSHOT } from '../../contract/schemas/item-part';
import { randomLetters } from '../support/random-letters';

let title = '';
let file: ScreenshotFile;

const noteOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'You already shared this picture' });

const lookupResponse = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/items/same-picture?'));

async function shareOnce(page: Page): Promise<void> {
  await chooseScreenshotWithoutReading(page, file);
  await fillSale(page, title, '12');
  await submitSale(page);
  await expect(successToastOf(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  title = `Tin robot ${randomLetters()}`;
  await createSignedInMember(page);
  await openShareFormOnHomePage(page);
  file = await drawScreenshot(page, { title, price: '$12.00' });
  // Responds without text recognition, which is slow.
  await mockAutoExtract(page, {
    title: '',
    price: '',
    confidence: 0,
    personalInfo: [],
    fees: [],
    cover: null,
    coverOptions: [],
    focus: null,
    itemPart: WHOLE_SCREENSHOT,
    isHardToRead: false,
  });
});

test('the share form asks about an item with the same picture, and shares the sale when the member confirms that it is another sale', async ({
  page,
}) => {
  await shareOnce(page);
  await openShareForm(page);
  const note = noteOf(page);
  await test.step('the share form does not ask when no item has the same picture', async () => {
    const lookup = lookupResponse(page);
    await chooseScreenshotWithoutReading(
      page,
      await drawScreenshot(page, { title, price: '$12.00' }),
    );
    expect(await (await lookup).json()).toEqual({ items: [] });
    await expect(note).toBeHidden();
  });
  await chooseScreenshotWithoutReading(page, file);
  await expect(note.getByText('$12.00')).toBeVisible();
  await expect(note.getByText('Shared by you')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await note.getByRole('link', { name: title }).click();
  const tab = await opened;
  await expect(tab.getByRole('dialog').getByText(title).first()).toBeVisible();
  await tab.close();
  await fillSale(page, title, '14');
  await submitSale(page);
  await note.getByRole('button', { name: 'Share as Another Sale' }).click();
  await expect(successToastOf(page)).toBeVisible();
  await expect(page.getByText('18 of 20 submissions left this month')).toBeVisible();
});

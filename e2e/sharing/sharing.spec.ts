import { expect, test } from '../fixtures/test';
import { cardLinkOf } from '../support/item-list';
import { createSignedInMember } from '../support/members';
import { drawScreenshot } from '../support/screenshots';
import {
  chooseScreenshotWithoutReading,
  fillSale,
  openShareFormOnHomePage,
  submitSale,
  successToastOf,
} from '../support/share-form';
import { randomLetters } from '../support/random-letters';

test('the owner and visitors find a shared sale in the item list', async ({ page, browser }) => {
  await createSignedInMember(page);
  await openShareFormOnHomePage(page);
  const title = `Brass lamp ${randomLetters()}`;
  await chooseScreenshotWithoutReading(
    page,
    await drawScreenshot(page, { title, price: '$34.99' }),
  );
  await fillSale(page, title, '34.99');
  await page.getByRole('radio', { name: 'My Sale' }).check();
  await page.getByLabel('Purchase Price *').fill('5.50');
  await page.getByLabel('Where did you buy it *').selectOption('Thrift Store');
  await submitSale(page);
  await expect(successToastOf(page)).toBeVisible();
  await expect(cardLinkOf(page, title)).toBeVisible();
  await expect(page.getByText('19 of 20 submissions left this month')).toBeVisible();
  await expect(page.getByLabel('Title *')).toBeHidden();
  await page.reload();
  await expect(cardLinkOf(page, title)).toBeVisible();
  const visitor = await browser.newContext();
  const visitorPage = await visitor.newPage();
  // Opens a search for the new title, because no cache has a response for this search.
  await visitorPage.goto(`/?q=${encodeURIComponent(title)}`);
  await expect(cardLinkOf(visitorPage, title)).toBeVisible();
  await visitor.close();
});

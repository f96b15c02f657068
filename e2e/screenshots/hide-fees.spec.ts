import type { Page } from '@playwright/test';
import { sharingEndpoints } from '../../contract/endpoints/sharing';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { brightnessOf } from '../support/pictures';
import { answerReadings } from '../support/recognition';
import { drawScreenshot } from '../support/screenshots';
import {
  chooseWithoutReading,
  fillSale,
  openSharePanel,
  submitSale,
  successOf,
} from '../support/share-form';
import { WHOLE_SCREENSHOT } from '../../contract/schemas/item-part';
import { randomLetters } from '../support/random-letters';

/** In the white lower half of a drawn screenshot. */
const FEE = { x: 0.1, y: 0.8, width: 0.3, height: 0.05 };
const BLACK = 10;

const switchOf = (page: Page) => page.getByRole('switch', { name: 'Hide fees and payout' });

async function chooseOrder(page: Page): Promise<string> {
  const title = `Brass lamp ${randomLetters()}`;
  await chooseWithoutReading(page, await drawScreenshot(page, { title, price: '$34.99' }));
  return title;
}

test('hides fees in the shared picture, and remembers the choice after a reload', async ({
  page,
}) => {
  await registerMember(page);
  await openSharePanel(page);
  await answerReadings(page, {
    ...{ title: '', price: '', confidence: 0, personalInfo: [], cover: null, focus: null },
    ...{ coverOptions: [], itemPart: WHOLE_SCREENSHOT, isHardToRead: false },
    fees: [{ kind: 'fee', area: FEE }],
  });
  const title = await chooseOrder(page);
  await expect(switchOf(page)).not.toBeChecked();
  const saved = page.waitForResponse('**/api/user/share-settings');
  await switchOf(page).press('Space');
  expect((await saved).status()).toBe(200);
  await expect(switchOf(page)).toBeChecked();
  await expectNoAxeViolationsInBothSchemes(page);

  await expect(page.getByRole('radio', { name: 'My Sale' })).toBeChecked();
  await page.getByRole('radio', { name: 'Interesting Find' }).click();
  await fillSale(page, title, '34.99');
  const answered = page.waitForResponse('**/api/items/screenshot');
  await submitSale(page);
  const answer: unknown = await (await answered).json();
  await expect(successOf(page)).toBeVisible();
  const { item } = sharingEndpoints.shareScreenshot.output.schema.parse(answer);
  const hidden = await brightnessOf(page, item.picture.url, FEE);
  expect(hidden.lightest).toBeLessThan(BLACK);

  await page.reload();
  await openSharePanel(page);
  await chooseOrder(page);
  await expect(switchOf(page)).toBeChecked();
});

import type { Page } from '@playwright/test';
import { sharingEndpoints } from '../../contract/endpoints/sharing';
import type { Picture } from '../../contract/schemas/image';
import type { ItemPart } from '../../contract/schemas/item-part';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { cornersOn, drawByMouse } from '../support/drag';
import { pressEnterOn, tabTo } from '../support/keyboard';
import { registerMember } from '../support/members';
import { goOffline } from '../support/offline';
import { brightnessOf } from '../support/pictures';
import { answerReadings } from '../support/recognition';
import { drawScreenshot } from '../support/screenshots';
import {
  chooseWithoutReading,
  continueDraft,
  fillSale,
  openSharePanel,
  submitSale,
  successOf,
} from '../support/share-form';
import { randomLetters } from '../support/random-letters';

/** Inside the photograph of a drawn screenshot of 780 × 1600 pixels, which has no white pixel. The rest is white. */
const PHOTO: ItemPart = [{ x: 0.05, y: 0.1, width: 0.9, height: 0.4 }];
const TWO: ItemPart = [
  { x: 0.05, y: 0.1, width: 0.9, height: 0.15 },
  { x: 0.05, y: 0.35, width: 0.9, height: 0.1 },
];
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Choose What Others See' });

/** Fills in a sale whose reading finds the part. Returns its title. */
async function startSaleWith(page: Page, itemPart: ItemPart | null): Promise<string> {
  const title = `Brass lamp ${randomLetters()}`;
  await registerMember(page);
  await openSharePanel(page);
  await answerReadings(page, {
    ...{ title: '', price: '', confidence: 0.9, personalInfo: [], fees: [] },
    ...{ cover: null, coverOptions: [], focus: null, itemPart, isHardToRead: false },
  });
  await chooseWithoutReading(page, await drawScreenshot(page, { title, price: '$34.99' }));
  await fillSale(page, title, '34.99');
  return title;
}

async function share(page: Page): Promise<Picture> {
  const answered = page.waitForResponse('**/api/items/screenshot');
  await submitSale(page);
  const answer: unknown = await (await answered).json();
  await expect(successOf(page)).toBeVisible();
  return sharingEndpoints.shareScreenshot.output.schema.parse(answer).item.picture;
}

/** Share of the stored picture that is white, as all that is outside the photograph. */
const whiteIn = async (page: Page, { url }: Picture): Promise<number> =>
  (await brightnessOf(page, url, WHOLE)).white;

test('uploads only the part, even after a reload and after the keyboard has made it smaller', async ({
  page,
}) => {
  await startSaleWith(page, PHOTO);
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

test('puts two areas together to one picture', async ({ page }) => {
  await startSaleWith(page, TWO);
  const picture = await share(page);
  expect(picture).toMatchObject({ width: 702, height: 240 + 8 + 160 });
  expect(await whiteIn(page, picture)).toBeCloseTo(8 / 408, 2);
});

test('asks for the part at 320 pixels if the reading is unsure, and uploads what was dragged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSaleWith(page, null);
  await submitSale(page);
  const note = page.getByRole('region', { name: 'Mark what others may see' });
  await expect(note).toBeFocused();
  await note.getByRole('button', { name: 'Drag Around the Item' }).click();
  const image = dialogOf(page).getByAltText('Your screenshot');
  const photo = { left: 0.1, top: 0.12, right: 0.9, bottom: 0.48 };
  await drawByMouse(page, await cornersOn(image, photo));
  await dialogOf(page).getByRole('button', { name: 'Use This Part' }).click();
  await expect(note).toBeHidden();
  const picture = await share(page);
  // A pixel of the screen is about seven of the screenshot.
  expect(Math.abs(picture.width - 0.8 * 780)).toBeLessThan(60);
  expect(await whiteIn(page, picture)).toBe(0);
});

test('shows the whole screenshot in one tap, with a warning', async ({ page }) => {
  await startSaleWith(page, PHOTO);
  await page.getByRole('button', { name: 'Show the Whole Screenshot' }).click();
  await expect(
    page.getByText('Names and addresses outside the item may be visible. Check the picture.'),
  ).toBeVisible();
  expect(await share(page)).toMatchObject({ width: 780, height: 1600 });
});

test('sends only the part from the outbox', async ({ page, context, faults }) => {
  const title = await startSaleWith(page, PHOTO);
  await expect(page.getByText('Others see only the bright part.')).toBeVisible();
  await goOffline(context, faults);
  await submitSale(page);
  const outbox = page.getByRole('region', { name: 'Waiting to Be Shared' });
  await expect(outbox.getByText(title)).toBeVisible();
  const answered = page.waitForResponse('**/api/items/screenshot');
  await context.setOffline(false);
  const answer: unknown = await (await answered).json();
  const { item } = sharingEndpoints.shareScreenshot.output.schema.parse(answer);
  expect(item).toMatchObject({ title, picture: { width: 702, height: 640 } });
  expect(await whiteIn(page, item.picture)).toBe(0);
});

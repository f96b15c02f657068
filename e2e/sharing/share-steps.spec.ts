import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { cardLinkOf } from '../support/item-list';
import { createSignedInMember } from '../support/members';
import { goOffline } from '../support/offline';
import { randomLetters } from '../support/random-letters';
import { mockAutoExtract } from '../support/recognition';
import { drawScreenshot } from '../support/screenshots';
import {
  chooseScreenshot,
  detailsStepOf,
  openShareForm,
  textStepOf,
  submitSale,
  successToastOf,
} from '../support/share-form';

const TITLE_AREA = { x: 0.1, y: 0.6, width: 0.5, height: 0.04 };
const PHOTO = { x: 0.05, y: 0.1, width: 0.9, height: 0.4 };

let title = '';

test.beforeEach(async ({ page }) => {
  title = `Brass lamp ${randomLetters()}`;
  await createSignedInMember(page);
  await mockAutoExtract(page, {
    title,
    price: '34.99',
    confidence: 0.9,
    platform: 'depop',
    titleArea: TITLE_AREA,
    personalInfo: [],
    fees: [],
    cover: { area: PHOTO, confidence: 0.9 },
    coverOptions: [],
    focus: TITLE_AREA,
    itemPart: [PHOTO],
    isHardToRead: false,
  });
  await page.goto('/');
});

/** Counts the member's taps on buttons. Choosing a file and typing do not count. */
function countTaps(page: Page) {
  let taps = 0;
  return {
    count: () => taps,
    press: async (name: string) => {
      taps += 1;
      await page.getByRole('button', { name, exact: true }).click();
    },
  };
}

/**
 * Taps 'Share a Sale' and 'Choose Screenshot', and chooses a screenshot. Waits until the share form shows the price
 * that the server read.
 */
async function chooseByTap(page: Page, { press }: ReturnType<typeof countTaps>): Promise<void> {
  await press('Share a Sale');
  const chooser = page.waitForEvent('filechooser');
  await press('Choose Screenshot');
  await (await chooser).setFiles(await drawScreenshot(page, { title, price: '$34.99' }));
  await expect(textStepOf(page).getByLabel('Price', { exact: true })).toHaveValue('34.99');
}

test('a member shares a find with 4 taps when the reading is right, and the card of the new item is highlighted', async ({
  page,
}) => {
  const taps = countTaps(page);
  await chooseByTap(page, taps);
  await taps.press('Use This Text');
  await taps.press('Share This Sale');
  await expect(successToastOf(page)).toBeVisible();
  expect(taps.count()).toBe(4);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cardLinkOf(page, title)).toBeInViewport();
  const card = cardLinkOf(page, title).locator('xpath=ancestor::article');
  const ring = /rgb.* 4px$/;
  await expect(card).toHaveCSS('box-shadow', ring);
  await expect(card).not.toHaveCSS('box-shadow', ring);
});

test('the share form works without a network at each step, and sends the sale when the network returns', async ({
  page,
  context,
  faults,
}) => {
  const file = await drawScreenshot(page, { title, price: '$34.99' });
  const code = page.waitForResponse('**/*check-step*.js');
  await openShareForm(page);
  await code;
  await goOffline(context, faults);
  await page.unrouteAll();
  await chooseScreenshot(page, file);
  const overlay = textStepOf(page);
  await expect(overlay.getByText('Low', { exact: true })).toBeVisible();
  await overlay.getByLabel('Title', { exact: true }).fill(title);
  await overlay.getByLabel('Price', { exact: true }).fill('34.99');
  await overlay.getByRole('button', { name: 'Use This Text' }).click();
  await submitSale(page);
  const note = page.getByRole('region', { name: 'Mark What Others May See' });
  await note.getByRole('button', { name: 'Show the Whole Screenshot' }).click();
  await submitSale(page);
  const outbox = page.getByRole('region', { name: 'Waiting to Be Shared' });
  await expect(outbox.getByText(title)).toBeVisible();
  await expect(detailsStepOf(page)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(`Shared: ${title}`, { exact: true })).toBeVisible();
});

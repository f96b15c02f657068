import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { type Member, registerMember } from '../support/members';
import { answerReadings } from '../support/recognition';
import { drawScreenshot, type ScreenshotFile } from '../support/screenshots';
import {
  chooseWithoutReading,
  fillSale,
  openSharePanel,
  submitSale,
  successOf,
} from '../support/share-form';

const OWN = 'You shared this before';
const OTHERS = 'This looks like something that is on the board already';

let title = '';
let file: ScreenshotFile;
let member: Member;

const noteOf = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** The board's answer to whether a picture is there already. */
const looked = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/items/same-picture?'));

async function shareOnce(page: Page): Promise<void> {
  await chooseWithoutReading(page, file);
  await fillSale(page, title, '12');
  await submitSale(page);
  await expect(successOf(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  title = `Tin robot ${randomUUID().slice(0, 8)}`;
  member = await registerMember(page);
  await openSharePanel(page);
  file = await drawScreenshot(page, { title, price: '$12.00' });
  // Nothing here is about reading, which would only keep the machine busy.
  await answerReadings(page, { title: '', price: '', confidence: 0, personalInfo: [] });
});

test('shows what the member shared with the picture before, and shares it as another sale', async ({
  page,
}) => {
  await shareOnce(page);
  await chooseWithoutReading(page, file);
  const note = noteOf(page, OWN);
  await expect(note.getByText('$12.00')).toBeVisible();
  await expect(note.getByText('Shared by you')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await note.getByRole('link', { name: title }).click();
  const tab = await opened;
  await expect(tab.getByRole('dialog').getByText(title).first()).toBeVisible();
  await tab.close();
  await fillSale(page, title, '14');
  await submitSale(page);
  await note.getByRole('button', { name: "It's Another Sale, Share It" }).click();
  await expect(successOf(page)).toBeVisible();
  await expect(page.getByText('18 of 20 submissions left this month')).toBeVisible();
});

test('a picture that another member shared is shown as theirs', async ({ page }) => {
  await shareOnce(page);
  await page.context().clearCookies();
  await registerMember(page);
  await openSharePanel(page);
  await chooseWithoutReading(page, file);
  const note = noteOf(page, OTHERS);
  await expect(note.getByRole('link', { name: title })).toBeVisible();
  await expect(note.getByText(`Shared by @${member.username}`)).toBeVisible();
});

test('another picture is not asked about', async ({ page }) => {
  await shareOnce(page);
  const answered = looked(page);
  await chooseWithoutReading(page, await drawScreenshot(page, { title, price: '$12.00' }));
  expect(await (await answered).json()).toEqual({ items: [] });
  await expect(noteOf(page, OWN)).toBeHidden();
});

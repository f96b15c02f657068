import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNoSeriousAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { holdAll } from '../support/hold';
import { type Member, registerMember } from '../support/members';
import { answerReadings } from '../support/recognition';
import { refuseCalls } from '../support/refuse-calls';
import { drawScreenshot, type ScreenshotFile } from '../support/screenshots';
import {
  chooseWithoutReading,
  fillSale,
  openSharePanel,
  submitSale,
  successOf,
} from '../support/share-form';

const LOOKS = '**/api/items/same-picture*';
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

test.describe('a picture that the member shared before', () => {
  test.beforeEach(async ({ page }) => {
    await shareOnce(page);
    await chooseWithoutReading(page, file);
    await expect(noteOf(page, OWN)).toBeVisible();
  });

  test('is shown with what it is on the board', { tag: '@both' }, async ({ page }) => {
    const note = noteOf(page, OWN);
    await expect(note.getByText('$12.00')).toBeVisible();
    await expect(note.getByText('eBay')).toBeVisible();
    await expect(note.getByText('Shared by you')).toBeVisible();
    await expectNoSeriousAxeViolations(page);
    const opened = page.waitForEvent('popup');
    await note.getByRole('link', { name: title }).click();
    await expect((await opened).getByRole('dialog').getByText(title).first()).toBeVisible();
  });

  test('is shared as another sale once the member says so', { tag: '@both' }, async ({ page }) => {
    const note = noteOf(page, OWN);
    await fillSale(page, title, '14');
    await page.getByLabel('Comment (optional)').fill('The second one');
    await submitSale(page);
    await expect(note).toBeFocused();
    await expect(note).toHaveAccessibleDescription(/has not been shared yet/);
    await expect(page.getByLabel('Comment (optional)')).toHaveValue('The second one');
    await expectNoSeriousAxeViolations(page);
    await note.getByRole('button', { name: "It's Another Sale, Share It" }).click();
    await expect(successOf(page)).toBeVisible();
    await expect(page.getByText('18 of 20 submissions left this month')).toBeVisible();
  });

  test('is not asked about again once that is said', async ({ page }) => {
    const note = noteOf(page, OWN);
    await note.getByRole('button', { name: "It's Another Sale" }).click();
    await expect(note).toBeHidden();
    await expect(page.getByRole('button', { name: 'Choose Another Screenshot' })).toBeFocused();
    await fillSale(page, title, '14');
    await submitSale(page);
    await expect(successOf(page)).toBeVisible();
  });

  test('is let go of by starting over', async ({ page }) => {
    const note = noteOf(page, OWN);
    await note.getByRole('button', { name: 'Start Over' }).click();
    await expect(note).toBeHidden();
    await expect(page.getByText('sold.png')).toBeHidden();
    await expect(page.getByText('19 of 20 submissions left this month')).toBeVisible();
  });
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

test('only its hash is sent to look for it', async ({ page }) => {
  const asked = page.waitForRequest(LOOKS);
  await chooseWithoutReading(page, file);
  const request = await asked;
  expect(request.method()).toBe('GET');
  expect(request.postData()).toBeNull();
  expect(new URL(request.url()).search).toMatch(/^\?hash=[0-9a-f]{64}$/);
});

test.describe('looking for it', () => {
  test('keeps nobody from sharing while it takes long', async ({ page }) => {
    const release = await holdAll(page, LOOKS);
    await shareOnce(page);
    release();
  });

  test('keeps nobody from sharing where it fails', async ({ page, faults }) => {
    const refusal = { status: 503, code: 'unavailable', message: 'Not now' } as const;
    await refuseCalls(page, faults, LOOKS, refusal);
    await shareOnce(page);
  });
});

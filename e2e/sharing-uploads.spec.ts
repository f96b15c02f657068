import { randomUUID } from 'node:crypto';
import { expectNoSeriousAxeViolations } from './fixtures/accessibility';
import { expect, test } from './fixtures/test';
import { holdFirst, loseFirstAnswer } from './support/hold';
import { type Member, registerMember } from './support/members';
import { drawScreenshot } from './support/screenshots';
import {
  chooseWithoutReading,
  fillSale,
  openSharePanel,
  submitSale,
  successOf,
} from './support/share-form';
import { stopTime } from './support/time';

const UPLOADS = '*/api/items/screenshot';

let title = '';
let member: Member;

test.beforeEach(async ({ page }) => {
  title = `Tin robot ${randomUUID().slice(0, 8)}`;
  member = await registerMember(page);
  await openSharePanel(page);
  await chooseWithoutReading(page, await drawScreenshot(page, { title, price: '$12.00' }));
  await fillSale(page, title, '12');
});

test(
  'an upload tells how it goes, and can be cancelled and sent again',
  { tag: '@both' },
  async ({ page }) => {
    const release = await holdFirst(page, `*${UPLOADS}`);
    await submitSale(page);
    await expect(page.getByRole('button', { name: 'Sharing Sale...' })).toBeDisabled();
    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
    await expectNoSeriousAxeViolations(page);
    await page.getByRole('button', { name: 'Cancel Upload' }).click();
    release();
    await expect(page.getByText('Upload cancelled. Nothing you entered is lost.')).toBeVisible();
    await expect(page.getByLabel('Title *')).toHaveValue(title);
    const retry = page.getByRole('button', { name: 'Retry Upload' });
    await expect(retry).toBeFocused();
    await retry.click();
    await expect(successOf(page)).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(1);
  },
);

test('after an ended session the draft waits behind signing in', async ({ page, context }) => {
  await context.clearCookies();
  const goOn = await stopTime(page);
  await submitSale(page);
  await expect(page.getByText('Unauthorized', { exact: true })).toBeVisible();
  await goOn();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: false }).first().fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('We kept the sale that you had not shared yet.')).toBeVisible();
  await expect(page.getByLabel('Title *')).toHaveValue(title);
  await expect(page.getByText('sold.png')).toBeVisible();
  await submitSale(page);
  await expect(successOf(page)).toBeVisible();
});

test('two tabs with one draft share it once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByLabel('Title *')).toHaveValue(title);
  await submitSale(page);
  await expect(successOf(page)).toBeVisible();
  await submitSale(other);
  await expect(successOf(other)).toBeVisible();
  await expect(other.getByText(title)).toHaveCount(1);
  await expect(other.getByText('19 of 20 submissions left this month')).toBeVisible();
});

test.describe('where an attempt had arrived before the form was changed', () => {
  test.beforeEach(async ({ page, faults }) => {
    faults.allow(/Failed to load resource/);
    await loseFirstAnswer(page, UPLOADS);
    await submitSale(page);
    await expect(page.getByText('Failed to upload image', { exact: true })).toBeVisible();
    await page.getByLabel('Sold price *').fill('99');
    await page.getByRole('button', { name: 'Retry Upload' }).click();
    await expect(page.getByText(`Already on the board: ${title}, $12.00`)).toBeVisible();
    await expect(page.getByLabel('Sold price *')).toHaveValue('99');
  });

  test('the member can leave it at that', { tag: '@both' }, async ({ page }) => {
    await expectNoSeriousAxeViolations(page);
    await page.getByRole('button', { name: 'Keep It as It Is' }).click();
    await expect(page.getByLabel('Sold price *')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Choose Screenshot' })).toBeFocused();
    await expect(page.getByText(title)).toHaveCount(1);
    await expect(page.getByText('19 of 20 submissions left this month')).toBeVisible();
  });

  test('the member can share the changed sale beside it', async ({ page }) => {
    await page.getByRole('button', { name: 'Share This as Another Sale' }).click();
    await expect(successOf(page)).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(2);
    await expect(page.getByText('18 of 20 submissions left this month')).toBeVisible();
  });
});

test('another picture after a lost answer is not taken for shared', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await loseFirstAnswer(page, UPLOADS);
  await submitSale(page);
  await expect(page.getByText('Failed to upload image', { exact: true })).toBeVisible();
  const other = await drawScreenshot(page, { title: 'Another view', price: '$12.00' });
  await chooseWithoutReading(page, { ...other, name: 'other.png' });
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect(page.getByText(`Already on the board: ${title}`)).toBeVisible();
  await expect(page.getByText('If your earlier attempt had arrived')).toBeVisible();
});

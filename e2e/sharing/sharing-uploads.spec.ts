import { expectNoSeriousAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { holdFirst, loseFirstAnswer } from '../support/hold';
import { goOffline } from '../support/offline';
import { refuseCalls } from '../support/refuse-calls';
import { drawScreenshot } from '../support/screenshots';
import { chooseWithoutReading, startSale, submitSale, successOf } from '../support/share-form';

const UPLOADS = '**/api/items/screenshot';

let title = '';

test.beforeEach(async ({ page }) => {
  ({ title } = await startSale(page));
});

test(
  'an upload tells how it goes, and can be cancelled and sent again',
  { tag: '@both' },
  async ({ page, faults }) => {
    const release = await holdFirst(page, faults, UPLOADS);
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

test('a busy server loses nothing', async ({ page, faults }) => {
  const message = 'Sharing is busy. Please try again.';
  await refuseCalls(page, faults, UPLOADS, { status: 503, code: 'unavailable', message }, 1);
  await submitSale(page);
  await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect(successOf(page)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(1);
});

test('without a network nothing is lost', async ({ page, context, faults }) => {
  await goOffline(context, faults);
  await submitSale(page);
  await expect(page.getByText('Failed to upload image', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect(successOf(page)).toBeVisible();
});

test('an upload whose answer is lost is repeated with its key, and makes one item', async ({
  page,
  faults,
}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/items/screenshot'))
      keys.push(request.headers()['idempotency-key']);
  });
  await loseFirstAnswer(page, faults, UPLOADS);
  await submitSale(page);
  await expect(page.getByText('Failed to upload image', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title *')).toHaveValue(title);
  await page.reload();
  await expect(page.getByLabel('Title *')).toHaveValue(title);
  await expect(page.getByText(title)).toHaveCount(1);
  await submitSale(page);
  await expect(successOf(page)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await expect(page.getByText(title)).toHaveCount(1);
  await expect(page.getByText('19 of 20 submissions left this month')).toBeVisible();
});

test.describe('where an attempt had arrived before the form was changed', () => {
  test.beforeEach(async ({ page, faults }) => {
    await loseFirstAnswer(page, faults, UPLOADS);
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
  await loseFirstAnswer(page, faults, UPLOADS);
  await submitSale(page);
  await expect(page.getByText('Failed to upload image', { exact: true })).toBeVisible();
  const other = await drawScreenshot(page, { title: 'Another view', price: '$12.00' });
  await chooseWithoutReading(page, { ...other, name: 'other.png' });
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect(page.getByText(`Already on the board: ${title}`)).toBeVisible();
  await expect(page.getByText('If your earlier attempt had arrived')).toBeVisible();
});

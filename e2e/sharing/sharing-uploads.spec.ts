import { expect, test } from '../fixtures/test';
import { holdFirst, loseFirstAnswer } from '../support/hold';
import { startSale, submitSale, successOf } from '../support/share-form';

const UPLOADS = '**/api/items/screenshot';

let title = '';

test.beforeEach(async ({ page }) => {
  ({ title } = await startSale(page));
});

test('cancels an upload and sends it again with Retry Upload', async ({ page, faults }) => {
  const release = await holdFirst(page, faults, UPLOADS);
  await submitSale(page);
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Upload' }).click();
  release();
  await expect(
    page.getByText('Upload canceled. Everything you entered is still here.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect(successOf(page)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(1);
});

test('creates one item when an upload is repeated after its response was lost', async ({
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

test('shares a changed sale as another item after the first response was lost', async ({
  page,
  faults,
}) => {
  await loseFirstAnswer(page, faults, UPLOADS);
  await submitSale(page);
  await expect(page.getByText('Failed to upload image', { exact: true })).toBeVisible();
  await page.getByLabel('Sold price *').fill('99');
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect(page.getByText(`Already shared: ${title}, $12.00`)).toBeVisible();
  await expect(page.getByLabel('Sold price *')).toHaveValue('99');
  await page.getByRole('button', { name: 'Share as Another Sale' }).click();
  await expect(successOf(page)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(2);
  await expect(page.getByText('18 of 20 submissions left this month')).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures/test';
import { loseFirstAnswer } from './support/hold';
import { registerMember } from './support/members';
import { drawScreenshot } from './support/screenshots';
import {
  chooseWithoutReading,
  fillSale,
  openSharePanel,
  submitSale,
  successOf,
} from './support/share-form';

let title = '';

test.beforeEach(async ({ page }) => {
  title = `Tin robot ${randomUUID().slice(0, 8)}`;
  await registerMember(page);
  await openSharePanel(page);
  await chooseWithoutReading(page, await drawScreenshot(page, { title, price: '$12.00' }));
  await fillSale(page, title, '12');
});

test('a draft is back after a reload, and can be discarded', async ({ page }) => {
  await page.reload();
  await expect(page.getByText('We kept the sale that you had not shared yet.')).toBeVisible();
  await expect(page.getByLabel('Title *')).toHaveValue(title);
  await expect(page.getByText('sold.png')).toBeVisible();
  await page.getByRole('button', { name: 'Discard Draft' }).click();
  await expect(page.getByLabel('Title *')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Share a Sale' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('an upload whose answer is lost is repeated with its key, and makes one item', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/items/screenshot'))
      keys.push(request.headers()['idempotency-key']);
  });
  await loseFirstAnswer(page, '*/api/items/screenshot');
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

test('a busy server loses nothing', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  const message = 'Sharing is busy. Please try again.';
  await page.route(
    '**/api/items/screenshot',
    (route) =>
      route.fulfill({ status: 503, json: { message, code: 'unavailable', requestId: 'r' } }),
    { times: 1 },
  );
  await submitSale(page);
  await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect(successOf(page)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(1);
});

test('without a network nothing is lost', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await submitSale(page);
  await expect(page.getByText('Failed to upload image', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect(successOf(page)).toBeVisible();
});

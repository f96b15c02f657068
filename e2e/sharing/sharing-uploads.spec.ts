import { expect, test } from '../fixtures/test';
import { holdFirst, loseFirstAnswer } from '../support/hold';
import { cardsOf } from '../support/item-list';
import { startSale, submitSale, successOf } from '../support/share-form';

const UPLOADS = '**/api/items/screenshot';

let title = '';

test.beforeEach(async ({ page }) => {
  ({ title } = await startSale(page));
});

test('cancels an upload and sends it again with Retry Upload', async ({ page, faults }) => {
  const release = await holdFirst(page, faults, UPLOADS);
  // Canceled before, while the picture is prepared, nothing is sent, and the retry would be the request that is held.
  const sent = page.waitForRequest(UPLOADS);
  await submitSale(page);
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await sent;
  await page.getByRole('button', { name: 'Cancel Upload' }).click();
  release();
  await expect(
    page.getByText('Upload canceled. Everything you entered is still here.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect(successOf(page)).toBeVisible();
  await expect(cardsOf(page).getByText(title)).toHaveCount(1);
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
  await expect(page.getByText(`Shared: ${title}`, { exact: true })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await expect(cardsOf(page).getByText(title)).toHaveCount(1);
  await expect(page.getByText('19 of 20 submissions left this month')).toBeVisible();
});

import { expect, test } from '../fixtures/test';
import { holdFirstRequest } from '../support/hold';
import { cardsOf } from '../support/item-list';
import { startSale, submitSale, successOf } from '../support/share-form';

const UPLOADS = '**/api/items/screenshot';

test('cancels an upload and sends it again with Retry Upload', async ({ page, faults }) => {
  const { title } = await startSale(page);
  const release = await holdFirstRequest(page, faults, UPLOADS);
  // Waits until the share is requested. Otherwise the cancellation could come first, and the retry's request would be
  // held.
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

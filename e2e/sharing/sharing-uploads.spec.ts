import { expect, test } from '../fixtures/test';
import { holdThenAbortFirstRequest } from '../support/hold';
import { cardsOf } from '../support/item-list';
import { fillSaleAsNewMember, submitSale, successToastOf } from '../support/share-form';

const UPLOADS = '**/api/items/screenshot';

test('a member cancels an upload, and sends it again with Retry Upload', async ({
  page,
  faults,
}) => {
  const { title } = await fillSaleAsNewMember(page);
  const release = await holdThenAbortFirstRequest(page, faults, UPLOADS);
  // Waits until the browser has requested the upload. If the cancellation came first, `holdThenAbortFirstRequest` would
  // hold the request of the retry.
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
  await expect(successToastOf(page)).toBeVisible();
  await expect(cardsOf(page).getByText(title)).toHaveCount(1);
});

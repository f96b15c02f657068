import { expectNoAxeViolations } from '@test/accessibility';
import { callsTo, holdResponses, setErrorResponse, setKeyReusedResponse } from '@test/fake-api';
import {
  setSharedItemResponses,
  changePicture,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  textStep,
  sharedItem,
  fillInNewSale,
  submitSale,
  successMessage,
} from '@test/share-form';
import { BOTH_SIZES, PHONE } from '@test/viewports';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const item = sharedItem();

const retry = () => page.getByRole('button', { name: 'Retry Upload' });
const price = () => page.getByLabelText('Sold price *');
const uploadFailed = () => page.getByRole('alert').getByText('Failed to upload image');
/** Makes the share fail without telling the app whether the server has stored the item. */
const loseResponse = () =>
  setErrorResponse('shareScreenshot', 'unavailable', 'Failed to upload image');
/**
 * Makes the server refuse the share, because the same idempotency key was already used with the first version of the
 * form.
 */
function respondWithReusedKey(): void {
  setSharedItemResponses(item);
  const { title, soldPrice, soldDate } = item;
  const extractedData = { title, soldPrice, soldDate };
  setKeyReusedResponse('shareScreenshot', { item, extractedData, newAchievements: [] });
}
/**
 * Returns whether a toast may cover the control. Compares the control with the list of toasts, because a toast moves
 * while it appears.
 */
function isUnderToast(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const toasts = page.getByRole('button', { name: 'Dismiss' }).element().closest('ol');
  if (!toasts) throw new Error('There is no list of toasts.');
  const other = toasts.getBoundingClientRect();
  return other.left < right && other.right > left && other.top < bottom && other.bottom > top;
}
const keysSent = () => callsTo('shareScreenshot').map(({ idempotencyKey }) => idempotencyKey);

test('the share form does not let the member hide or select areas while the sale is being sent, because that would be too late', async () => {
  await fillInNewSale();
  setSharedItemResponses(item);
  holdResponses('shareScreenshot');
  await submitSale();
  await expect.element(page.getByRole('button', { name: 'Cancel Upload' })).toBeVisible();
  for (const name of ['Hide an Area', 'Drag to Select Title', 'Change Cover'])
    for (const shown of page.getByRole('button', { name }).all())
      await expect.element(shown).toBeDisabled();
  await expect
    .element(page.getByRole('button', { name: 'Try Auto-Detect Again' }))
    .not.toBeInTheDocument();
});

test('closing the share form during the upload shows that the upload was canceled', async () => {
  await fillInNewSale();
  setSharedItemResponses(item);
  holdResponses('shareScreenshot');
  await submitSale();
  await expect.element(page.getByRole('button', { name: 'Cancel Upload' })).toBeVisible();
  await detailsStep().getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('Upload Canceled', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^We saved your draft/)).toBeVisible();
});

test.each(BOTH_SIZES)(
  'the share form shows the progress of an upload, and lets the member cancel and retry it, on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await fillInNewSale();
    setSharedItemResponses(item);
    const release = holdResponses('shareScreenshot');
    await submitSale();
    await expect.element(page.getByRole('button', { name: 'Sharing Sale...' })).toBeDisabled();
    await expect.element(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Cancel Upload' }).click();
    release();
    await expect
      .element(page.getByText('Upload canceled. Everything you entered is still here.'))
      .toBeVisible();
    await expect.element(page.getByLabelText('Title *')).toHaveValue(item.title);
    await expect.element(retry()).toHaveFocus();
    await retry().click();
    await expect.element(successMessage()).toBeVisible();
    await expect.element(page.getByText(item.title)).toHaveLength(1);
  },
);

test("the share form shows the server's message when the server is busy, and repeats the call with the same idempotency key", async () => {
  const message = 'Sharing is busy. Please try again.';
  await fillInNewSale();
  setErrorResponse('shareScreenshot', 'unavailable', message);
  await submitSale();
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  await expectNoAxeViolations();
  // Fails if the toast closes before this line runs, because `isUnderToast` throws if there is no toast.
  await expect.poll(() => isUnderToast(retry().element())).toBe(false);
  setSharedItemResponses(item);
  await retry().click();
  await expect.element(successMessage()).toBeVisible();
  await expect.element(page.getByText(item.title)).toHaveLength(1);
  const [first, second] = keysSent();
  expect(second).toBe(first);
});

describe('the share form when the member has changed the sale after a lost response', () => {
  async function changeAfterLostResponse(viewport: typeof PHONE): Promise<void> {
    await page.viewport(...viewport);
    await fillInNewSale();
    loseResponse();
    await submitSale();
    await expect.element(uploadFailed()).toBeVisible();
    await price().fill('99');
    respondWithReusedKey();
    await retry().click();
    await expect.element(page.getByText(`Already shared: ${item.title}, $12.00`)).toBeVisible();
    await expect.element(price()).toHaveValue('99');
    const [first, second] = keysSent();
    expect(second).toBe(first);
  }

  test.each(BOTH_SIZES)(
    'becomes empty, and the stored item stays unchanged, when Discard My Changes is pressed on a $size',
    async ({ viewport }) => {
      await changeAfterLostResponse(viewport);
      const discard = page.getByRole('button', { name: 'Discard My Changes' });
      await expect.element(discard).toHaveFocus();
      await expectNoAxeViolations();
      await discard.click();
      await expect.element(detailsStep()).not.toBeInTheDocument();
      await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toHaveFocus();
      await expect.element(page.getByText(item.title)).toHaveLength(1);
      await expect.element(page.getByText('19 of 20 submissions left this month')).toBeVisible();
      await chooseScreenshotAndSkipText(await drawScreenshot());
      await expect.element(price()).toHaveValue('');
    },
  );

  test('shares the changed sale with a new idempotency key when Share as Another Sale is pressed', async () => {
    await changeAfterLostResponse(PHONE);
    setSharedItemResponses(sharedItem({ soldPrice: '99.00' }), 18);
    await page.getByRole('button', { name: 'Share as Another Sale' }).click();
    await expect.element(successMessage()).toBeVisible();
    await expect.element(page.getByText('18 of 20 submissions left this month')).toBeVisible();
    const [first, , third] = keysSent();
    expect(third).toMatch(/./);
    expect(third).not.toBe(first);
  });
});

test.each([
  ['does not have', 'Your earlier upload went through after all', respondWithReusedKey],
  // An older server has stored the item. It did not check whether the idempotency key was used before with another
  // body.
  [
    'may not have',
    'Your earlier upload may have gone through.',
    () => setSharedItemResponses(item),
  ],
])(
  'the share form warns after a lost response that the stored item %s the changed picture',
  async (_what, text, second) => {
    await fillInNewSale();
    loseResponse();
    await submitSale();
    await expect.element(uploadFailed()).toBeVisible();
    const other = await drawScreenshot();
    await changePicture(new File([other], 'other.png', { type: other.type }));
    await textStep().getByRole('button', { name: 'Cancel' }).click();
    second();
    await retry().click();
    await expect.element(page.getByText(`Already shared: ${item.title}`)).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

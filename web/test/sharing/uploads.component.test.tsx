import { expectNoSeriousAxeViolations } from '@test/accessibility';
import { callsTo, hold, loseNetwork, refuse } from '@test/fake-api';
import {
  answerShared,
  chooseWithoutText,
  dismissToast,
  drawScreenshot,
  sharedItem,
  startSale,
  submitSale,
  success,
} from '@test/share-form';
import { BOTH_SIZES, PHONE } from '@test/viewports';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const item = sharedItem();

const retry = () => page.getByRole('button', { name: 'Retry Upload' });
const price = () => page.getByLabelText('Sold price *');
const uploadFailed = () => page.getByText('Failed to upload image', { exact: true });
const keysSent = () => callsTo('shareScreenshot').map(({ idempotencyKey }) => idempotencyKey);

test.each(BOTH_SIZES)(
  'shows that an upload runs, cancels it and sends it again on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await startSale();
    answerShared(item);
    const letGo = hold('shareScreenshot');
    await submitSale();
    await expect.element(page.getByRole('button', { name: 'Sharing Sale...' })).toBeDisabled();
    await expect.element(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
    await expectNoSeriousAxeViolations();
    await page.getByRole('button', { name: 'Cancel Upload' }).click();
    letGo();
    await expect
      .element(page.getByText('Upload cancelled. Nothing you entered is lost.'))
      .toBeVisible();
    await expect.element(page.getByLabelText('Title *')).toHaveValue(item.title);
    await expect.element(retry()).toHaveFocus();
    await retry().click();
    await expect.element(success()).toBeVisible();
    await expect.element(page.getByText(item.title)).toHaveLength(1);
  },
);

test('loses nothing when the server is busy', async () => {
  const message = 'Sharing is busy. Please try again.';
  await startSale();
  refuse('shareScreenshot', 'unavailable', message);
  await submitSale();
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  answerShared(item);
  await retry().click();
  await expect.element(success()).toBeVisible();
  await expect.element(page.getByText(item.title)).toHaveLength(1);
  const [first, second] = keysSent();
  expect(second).toBe(first);
});

test('loses nothing when there is no network', async () => {
  await startSale();
  loseNetwork('shareScreenshot');
  await submitSale();
  await expect.element(uploadFailed()).toBeVisible();
  await expect.element(page.getByText('Nothing you entered is lost.').first()).toBeVisible();
  answerShared(item);
  await retry().click();
  await expect.element(success()).toBeVisible();
});

describe('when an attempt had arrived before the form was changed', () => {
  async function changeAfterLostAnswer(viewport: typeof PHONE): Promise<void> {
    await page.viewport(...viewport);
    await startSale();
    loseNetwork('shareScreenshot');
    await submitSale();
    await expect.element(uploadFailed()).toBeVisible();
    await price().fill('99');
    answerShared(item);
    await retry().click();
    await expect
      .element(page.getByText(`Already on the board: ${item.title}, $12.00`))
      .toBeVisible();
    await expect.element(price()).toHaveValue('99');
    const [first, second] = keysSent();
    expect(second).toBe(first);
  }

  test.each(BOTH_SIZES)('lets the member leave it at that on a $size', async ({ viewport }) => {
    await changeAfterLostAnswer(viewport);
    const keep = page.getByRole('button', { name: 'Keep It as It Is' });
    await expect.element(keep).toHaveFocus();
    await expectNoSeriousAxeViolations();
    await keep.click();
    await expect.element(price()).toHaveValue('');
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toHaveFocus();
    await expect.element(page.getByText(item.title)).toHaveLength(1);
    await expect.element(page.getByText('19 of 20 submissions left this month')).toBeVisible();
  });

  test('shares the changed sale under a new key when the member asks for it', async () => {
    await changeAfterLostAnswer(PHONE);
    answerShared(sharedItem({ soldPrice: '99.00' }), 18);
    await page.getByRole('button', { name: 'Share This as Another Sale' }).click();
    await expect.element(success()).toBeVisible();
    await expect.element(page.getByText('18 of 20 submissions left this month')).toBeVisible();
    const [first, , third] = keysSent();
    expect(third).toMatch(/./);
    expect(third).not.toBe(first);
  });
});

test('does not take another picture for shared after a lost answer', async () => {
  await startSale();
  loseNetwork('shareScreenshot');
  await submitSale();
  await expect.element(uploadFailed()).toBeVisible();
  await dismissToast();
  const other = await drawScreenshot();
  await chooseWithoutText(new File([other], 'other.png', { type: other.type }));
  answerShared(item);
  await retry().click();
  await expect.element(page.getByText(`Already on the board: ${item.title}`)).toBeVisible();
  await expect.element(page.getByText('If your earlier attempt had arrived')).toBeVisible();
});

import { expectNoAxeViolations } from '@test/accessibility';
import { callsTo, setErrorResponse } from '@test/fake-api';
import { dispatchVisibilityChange, goOnline } from '@test/offline';
import {
  FOUND_NAME_AREA,
  outbox,
  outboxButton,
  shareCheckedSaleOffline,
  shareUncheckedSaleOffline,
  sentFromOutboxToast,
} from '@test/outbox';
import { renderApp } from '@test/render';
import {
  setExtractionResponse,
  setSharedItemResponses,
  setSubmissionsLeftResponse,
  continueDraft,
  detailsStep,
  pictureStep,
  sharedItem,
} from '@test/share-form';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';

afterEach(async () => {
  // Unmounts the app first, because a mounted app would send the calls that this test has left in the outbox.
  await cleanup();
  goOnline();
});

const limited = () => outbox().getByText('You have no submissions left.');
const form = () => page.getByRole('form', { name: 'Share a Sale' });
const limitNote = () => page.getByText("You've reached your monthly limit");
const saveForLater = () => page.getByRole('button', { name: 'Save for Later' });

/** Opens the form to review a queued sale in which the check found a name. */
async function review(): Promise<void> {
  await shareUncheckedSaleOffline();
  setExtractionResponse({ personalInfo: [FOUND_NAME_AREA] });
  setSubmissionsLeftResponse(0);
  await cleanup();
  goOnline();
  await renderApp();
  await expect.element(outbox().getByText('1 area will be hidden.')).toBeVisible();
  await expect.element(limitNote()).toBeVisible();
  await expect.element(form()).not.toBeInTheDocument();
  await outboxButton('Review').click();
  await expect.element(page.getByLabelText('Title *')).toHaveValue('Tin robot');
  await expect.element(form().getByText(/^We hid 1 area\./)).toBeVisible();
}

test.each(BOTH_SIZES)(
  'a queued sale that the member has reviewed on a $size waits in the outbox while no submissions are left',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await review();
    await expect.element(detailsStep().getByRole('heading', { level: 2 })).toHaveFocus();
    await expectNoAxeViolations();
    await saveForLater().click();
    await expect.element(limited()).toBeVisible();
    await expect.element(form()).not.toBeInTheDocument();
    await expect.element(pictureStep()).not.toBeInTheDocument();
    await expect.element(limitNote()).toHaveFocus();
    expect(callsTo('shareScreenshot')).toHaveLength(0);
  },
);

test('a queued sale that the member reviews stays in the form after a reload, until the member discards it', async () => {
  await review();
  await cleanup();
  await renderApp();
  await continueDraft();
  await expect.element(saveForLater()).toBeVisible();
  await detailsStep().getByRole('button', { name: 'Close' }).click();
  const share = page.getByRole('button', { name: 'Share a Sale' });
  await expect.element(share).toBeEnabled();
  await page.getByRole('button', { name: 'Discard Draft' }).click();
  await expect.element(share).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Discard Draft' })).not.toBeInTheDocument();
});

test('a sale that the server refuses because of the limit waits until submissions are left and the app is visible', async () => {
  await shareCheckedSaleOffline();
  setErrorResponse('shareScreenshot', 'quota_exhausted', 'You have used all 20 free submissions.');
  setSubmissionsLeftResponse(0);
  goOnline();
  await expect.element(limited()).toBeVisible();
  await expect.element(limitNote()).toBeVisible();
  await expectNoAxeViolations();
  const before = callsTo('getSubscriptionStatus').length;
  dispatchVisibilityChange();
  await expect.poll(() => callsTo('getSubscriptionStatus').length).toBeGreaterThan(before);
  expect(callsTo('shareScreenshot')).toHaveLength(1);
  setSharedItemResponses(sharedItem());
  dispatchVisibilityChange();
  await expect.element(sentFromOutboxToast()).toBeVisible();
  expect(callsTo('shareScreenshot')).toHaveLength(2);
});

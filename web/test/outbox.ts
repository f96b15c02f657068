import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { setNetworkFailure } from './fake-api';
import { goOffline } from './offline';
import {
  chooseScreenshotAndSkipText,
  drawScreenshot,
  fillSale,
  openSharePanel,
  sharedItem,
  showWholeScreenshot,
  fillInNewSale,
  submitSale,
} from './share-form';

/** A name that the check for personal information finds in the screenshot. */
export const FOUND_NAME_AREA = {
  kind: 'name',
  area: { x: 0.1, y: 0.2, width: 0.3, height: 0.05 },
  isSuggested: false,
} as const;

export const outbox = () => page.getByRole('region', { name: 'Waiting to Be Shared' });

export const outboxButton = (name: string) => outbox().getByRole('button', { name, exact: true });

export const waitsForAppNote = () =>
  outbox().getByText(
    'It will be checked and shared when you are back online and this app is open.',
  );

/** The toast that appears when the queued sale `sharedItem` was sent. */
export const sentFromOutboxToast = () =>
  page.getByText(`Shared: ${sharedItem().title}`, { exact: true });

/** Fills in a sale while the browser is online, and shares the sale while the browser is offline. */
export async function shareCheckedSaleOffline(): Promise<void> {
  await fillInNewSale();
  goOffline();
  await submitSale();
  await expect.element(outbox()).toBeVisible();
}

/**
 * Queues a sale whose screenshot was not checked for personal information, because there was no network when the member
 * chose the screenshot. The member lets others see the whole screenshot.
 */
export async function shareUncheckedSaleOffline(): Promise<void> {
  await openSharePanel();
  setNetworkFailure('autoExtract');
  goOffline();
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await fillSale('Tin robot', '12');
  await submitSale();
  await showWholeScreenshot();
  await submitSale();
  await expect.element(waitsForAppNote()).toBeVisible();
}

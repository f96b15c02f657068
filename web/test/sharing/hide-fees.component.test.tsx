import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import {
  setExtractionResponse,
  setSharedItemResponses,
  changePicture,
  chooseScreenshot,
  chooseScreenshotAndSkipText,
  drawScreenshot,
  fillSale,
  openSharePanel,
  textStep,
  sharedItem,
  submitSale,
  successMessage,
} from '@test/share-form';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const BUYER = {
  kind: 'name',
  area: { x: 0.1, y: 0.1, width: 0.3, height: 0.05 },
  isSuggested: false,
} as const;
const PAYOUT = { kind: 'payout', area: { x: 0.6, y: 0.6, width: 0.3, height: 0.05 } } as const;

const feesSwitch = () => page.getByRole('switch', { name: 'Hide fees and payout' });
const hidesOne = () =>
  page.getByText('We hid 1 area. Zoom in: is any name or address left? Tap it to unhide it.', {
    exact: true,
  });
const hidesTwo = () =>
  page.getByText('We hid 2 areas. Zoom in: is any name or address left? Tap one to unhide it.', {
    exact: true,
  });

beforeEach(() => setResponse('changeShareSettings', { hidesFees: true }));

/** Chooses a screenshot, and skips the step with the recognized text. */
async function startWith(found: Parameters<typeof setExtractionResponse>[0]): Promise<File> {
  await openSharePanel();
  setExtractionResponse(found);
  const screenshot = await drawScreenshot();
  await chooseScreenshotAndSkipText(screenshot);
  return screenshot;
}

/** Returns the brightness of the pixel in the middle of an area of the sent picture, from 0 to 255. */
async function brightnessOf({ x, y, width, height }: typeof PAYOUT.area): Promise<number> {
  const [sent] = callsTo('shareScreenshot');
  const picture = await createImageBitmap((sent?.body as FormData).get('screenshot') as File);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.drawImage(picture, 0, 0);
  const [across, down] = [(x + width / 2) * picture.width, (y + height / 2) * picture.height];
  return Math.max(...context.getImageData(across, down, 1, 1).data.slice(0, 3));
}

describe('the switch of the share form that hides fees and payout', () => {
  test('is off at first, works by keyboard, and saves the choice', async () => {
    await startWith({ fees: [PAYOUT], personalInfo: [BUYER] });
    await expect.element(hidesOne()).toBeVisible();
    await expect.element(feesSwitch()).not.toBeChecked();
    feesSwitch().element().focus();
    await userEvent.keyboard(' ');
    await expect.element(feesSwitch()).toBeChecked();
    await expect.element(hidesTwo()).toBeVisible();
    await expect
      .poll(() => callsTo('changeShareSettings').map(({ body }) => body))
      .toEqual([{ hidesFees: true }]);
    await expectNoAxeViolations();
    await userEvent.keyboard(' ');
    await expect.element(hidesOne()).toBeVisible();
  });

  test('also works while the member checks the recognized text, and keeps its state afterwards', async () => {
    await openSharePanel();
    setExtractionResponse({ fees: [PAYOUT], personalInfo: [BUYER] });
    await chooseScreenshot(await drawScreenshot());
    const inOverlay = textStep().getByRole('switch', { name: 'Hide fees and payout' });
    await expect.element(textStep().getByText(/We hid 1 area\./)).toBeVisible();
    await inOverlay.click();
    await expect.element(textStep().getByText(/We hid 2 areas\./)).toBeVisible();
    await expectNoAxeViolations();
    await textStep().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(feesSwitch()).toBeChecked();
    await expect.element(hidesTwo()).toBeVisible();
  });

  test('hides the same areas in the sent picture as in the form', async () => {
    await startWith({ fees: [PAYOUT], personalInfo: [] });
    await feesSwitch().click();
    await expect.element(hidesOne()).toBeVisible();
    await page.getByRole('radio', { name: 'Interesting Find' }).click();
    await fillSale('Tin robot', '12');
    setSharedItemResponses(sharedItem());
    await submitSale();
    await expect.element(successMessage()).toBeVisible();
    expect(await brightnessOf(PAYOUT.area)).toBeLessThan(16);
  });

  test('hides fees that the recognition finds after the switch was turned on', async () => {
    await openSharePanel();
    setExtractionResponse({ fees: [PAYOUT] });
    const finish = holdResponses('autoExtract');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await feesSwitch().click();
    await expect.element(page.getByText('Looking for fees and payout...')).toBeVisible();
    finish();
    await expect
      .element(page.getByText(/^No personal information found\. We hid 1 amount\./))
      .toBeVisible();
  });

  test('shows that the screenshot cannot be read or contains no fees', async () => {
    await startWith({});
    await feesSwitch().click();
    await expect.element(page.getByText('No fees or payout found.')).toBeVisible();
    setErrorResponse('autoExtract', 'unavailable', 'Busy');
    await changePicture(await drawScreenshot());
    await textStep().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText(/^We couldn't look for fees and payout/)).toBeVisible();
  });

  test('keeps the choice in the form when it cannot be saved', async () => {
    await startWith({ fees: [PAYOUT] });
    setNetworkFailure('changeShareSettings');
    await feesSwitch().click();
    await expect.element(page.getByText(/We couldn't save this choice/)).toBeVisible();
    await expect.element(feesSwitch()).toBeChecked();
    await expect.element(hidesOne()).toBeVisible();
  });
});

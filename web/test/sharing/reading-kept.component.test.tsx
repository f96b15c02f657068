import { waitForDialogEntryRemoval } from '@test/dialog-entry';
import { holdResponses, setErrorResponse } from '@test/fake-api';
import { currentUrl, renderApp } from '@test/render';
import {
  setExtractionResponse,
  setNewMemberResponses,
  changePicture,
  chooseScreenshot,
  chooseScreenshotAndSkipText,
  continueDraft,
  detailsStep,
  drawScreenshot,
  openSharePanel,
  textStep,
  pictureStep,
  openMoreDetails,
} from '@test/share-form';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const lamp = { title: 'Brass banker lamp', price: '34.99' };

const UNREAD = "We couldn't tell the marketplace. Is it eBay?";

const title = () => page.getByLabelText('Title *');
const price = () => page.getByLabelText('Sold price *');
const readTitle = () => textStep().getByLabelText('Title', { exact: true });
const readPrice = () => textStep().getByLabelText('Price', { exact: true });
const cancel = () => textStep().getByRole('button', { name: 'Cancel' }).click();
const useText = () => textStep().getByRole('button', { name: 'Use This Text' }).click();
const goOn = () => pictureStep().getByRole('button', { name: 'Continue' }).click();
/** Returns the ids of the open dialogs in the state of the history entry. Undefined if no dialog is open. */
const marks = () =>
  (window.history.state as { readonly closedByBack?: readonly string[] }).closedByBack;

async function openReading(): Promise<void> {
  await openSharePanel();
  setExtractionResponse(lamp);
  await chooseScreenshot(await drawScreenshot());
  await expect.element(readPrice()).toHaveValue('34.99');
}

/** Opens the share form on a history entry that already has a state. */
async function openOnMarkedEntry(): Promise<void> {
  setNewMemberResponses();
  await renderApp();
  const share = page.getByRole('button', { name: 'Share a Sale' });
  await expect.element(share).toBeVisible();
  window.history.replaceState({ ...window.history.state, usr: 'before' }, '');
  await share.click();
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
}

const expectEntryBefore = async () => {
  await expect.poll(marks).toBeUndefined();
  expect(window.history.state).toMatchObject({ usr: 'before' });
};

describe("the browser's Back button in the second step of the share form", () => {
  test('opens the first step, stays on the page and keeps the recognized text', async () => {
    await openReading();
    window.history.back();
    await expect.element(textStep()).not.toBeInTheDocument();
    await expect.element(pictureStep()).toBeVisible();
    expect(currentUrl()).toBe('/');
    await goOn();
    await expect.element(title()).toHaveValue(lamp.title);
    await expect.element(price()).toHaveValue('34.99');
  });

  test.each([
    ['Use This Text', useText],
    ['Cancel', cancel],
  ])('also opens the first step after the member has pressed %s', async (_name, leaveText) => {
    await openReading();
    const pushed = marks();
    await leaveText();
    await expect.element(title()).toHaveValue(lamp.title);
    expect(marks()).toEqual(pushed);
    window.history.back();
    await expect.element(detailsStep()).not.toBeInTheDocument();
    await expect.element(pictureStep()).toBeVisible();
  });

  test('opens the first step, where the Forward button changes nothing, and the member can open the second step again', async () => {
    await openReading();
    window.history.back();
    await expect.element(textStep()).not.toBeInTheDocument();
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    window.history.forward();
    await moved;
    await expect.element(textStep()).not.toBeInTheDocument();
    await expect.element(pictureStep()).toBeVisible();
    await goOn();
    await expect.element(title()).toHaveValue(lamp.title);
    window.history.back();
    await expect.element(detailsStep()).not.toBeInTheDocument();
    await expect.element(pictureStep()).toBeVisible();
  });

  test('finds no history entry of the second step after Escape has closed this step', async () => {
    await openOnMarkedEntry();
    const first = marks();
    expect(first).toHaveLength(1);
    setExtractionResponse(lamp);
    await chooseScreenshot(await drawScreenshot());
    await expect.element(readPrice()).toHaveValue('34.99');
    expect(marks()).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(textStep()).not.toBeInTheDocument();
    await expect.element(pictureStep()).toBeVisible();
    await expect.poll(marks).toEqual(first);
    await userEvent.keyboard('{Escape}');
    await expect.element(pictureStep()).not.toBeInTheDocument();
    await expectEntryBefore();
  });

  test('finds no history entry of either step after Close has closed the form', async () => {
    await openOnMarkedEntry();
    setExtractionResponse(lamp);
    await chooseScreenshot(await drawScreenshot());
    await expect.element(readPrice()).toHaveValue('34.99');
    await textStep().getByRole('button', { name: 'Close' }).click();
    await expect.element(textStep()).not.toBeInTheDocument();
    await expect.element(pictureStep()).not.toBeInTheDocument();
    await expectEntryBefore();
  });
});

describe('the recognized text in the share form', () => {
  test('is part of the draft immediately, also when the page reloads before the member uses the text', async () => {
    setNewMemberResponses();
    const first = await renderApp('/?start=share');
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
    setExtractionResponse(lamp);
    await chooseScreenshot(await drawScreenshot());
    await expect.element(readPrice()).toHaveValue('34.99');
    await first.unmount();
    await waitForDialogEntryRemoval();
    await renderApp();
    await continueDraft();
    await expect.element(title()).toHaveValue(lamp.title);
    await expect.element(price()).toHaveValue('34.99');
  });

  test('does not replace what the member typed before choosing another screenshot', async () => {
    await openSharePanel();
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await title().fill('My own words');
    setExtractionResponse(lamp);
    await changePicture(await drawScreenshot());
    await expect.element(readPrice()).toHaveValue('34.99');
    await expect.element(readTitle()).toHaveValue('My own words');
    await cancel();
    await expect.element(title()).toHaveValue('My own words');
    await expect.element(price()).toHaveValue('34.99');
  });

  test('does not replace what the member types during the recognition', async () => {
    await openSharePanel();
    setExtractionResponse(lamp);
    const release = holdResponses('autoExtract');
    await chooseScreenshot(await drawScreenshot());
    await readTitle().fill('My own words');
    release();
    await expect.element(readPrice()).toHaveValue('34.99');
    await expect.element(readTitle()).toHaveValue('My own words');
  });

  test('is filled in when the member has already opened the other details', async () => {
    await openSharePanel();
    setExtractionResponse(lamp);
    const release = holdResponses('autoExtract');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await title().fill('My own words');
    release();
    await expect.element(price()).toHaveValue('34.99');
    await expect.element(title()).toHaveValue('My own words');
  });

  test('is filled in when the member has already gone back to the first step', async () => {
    await openSharePanel();
    setExtractionResponse(lamp);
    const release = holdResponses('autoExtract');
    await chooseScreenshot(await drawScreenshot());
    await expect.element(textStep()).toBeVisible();
    window.history.back();
    await expect.element(textStep()).not.toBeInTheDocument();
    release();
    await goOn();
    await expect.element(title()).toHaveValue(lamp.title);
    await expect.element(price()).toHaveValue('34.99');
  });

  test('is removed from the form when the member chooses another screenshot that cannot be read', async () => {
    await openReading();
    await cancel();
    await openMoreDetails();
    await page.getByLabelText('Comment (optional)').fill('Mine');
    setErrorResponse('autoExtract', 'unavailable', 'No reader');
    await changePicture(await drawScreenshot());
    await expect.element(textStep().getByText('Low', { exact: true })).toBeVisible();
    await cancel();
    await expect.element(title()).toHaveValue('');
    await expect.element(price()).toHaveValue('');
    await expect.element(page.getByLabelText('Comment (optional)')).toHaveValue('Mine');
  });

  test('is filled in when the first request fails and the second request succeeds', async () => {
    await openSharePanel();
    setErrorResponse('autoExtract', 'unavailable', 'No reader');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await expect.element(page.getByText(UNREAD)).toBeVisible();
    setExtractionResponse({ ...lamp, platform: 'depop' });
    await detailsStep().getByRole('button', { name: 'Try Auto-Detect Again' }).click();
    await expect.element(price()).toHaveValue('34.99');
    await expect.element(title()).toHaveValue(lamp.title);
    await expect.element(page.getByLabelText('Platform', { exact: true })).toHaveValue('depop');
    await expect.element(page.getByText(UNREAD)).not.toBeInTheDocument();
  });

  test("keeps the member's corrections when the step closes and opens again", async () => {
    await openReading();
    await readTitle().fill('Brass lamp');
    window.history.back();
    await expect.element(textStep()).not.toBeInTheDocument();
    await goOn();
    await expect.element(title()).toHaveValue('Brass lamp');
    await expect.element(price()).toHaveValue('34.99');
  });
});

import { expectNoAxeViolations } from '@test/accessibility';
import { callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import {
  setExtractionResponse,
  setSharedItemResponses,
  chooseScreenshot,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  expectFocusAtTop,
  fillSale,
  openSharePanel,
  textStep,
  partNote,
  sharedItem,
  showWholeScreenshot,
  submitSale,
  successMessage,
} from '@test/share-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const BUYER = {
  kind: 'name',
  area: { x: 0.1, y: 0.1, width: 0.3, height: 0.05 },
  isSuggested: false,
} as const;

const note = (name: string) => page.getByRole('region', { name });
const checking = () => note('Checking for names and addresses...');
const unchecked = () => note('Share without checking for names and addresses?');

/** Fills in the form and shares it. Skips the step with the recognized text before the extraction is done. */
async function submitEarly(): Promise<File> {
  const screenshot = await drawScreenshot();
  await chooseScreenshotAndSkipText(screenshot);
  await fillSale('Tin robot', '12');
  setSharedItemResponses(sharedItem());
  await submitSale();
  return screenshot;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('sharing before the screenshot is checked for personal information', () => {
  test('waits for the check, and shares when the check finds nothing', async () => {
    await openSharePanel();
    const finish = holdResponses('autoExtract');
    await submitEarly();
    await expect.element(checking()).toHaveFocus();
    await expectNoAxeViolations();
    expect(callsTo('shareScreenshot')).toEqual([]);
    finish();
    await expect.element(successMessage()).toBeVisible();
    expect(callsTo('autoExtract')).toHaveLength(1);
  });

  test('shows what the check found, and hides it in the sent picture', async () => {
    await openSharePanel();
    setExtractionResponse({ personalInfo: [BUYER] });
    const finish = holdResponses('autoExtract');
    const original = await submitEarly();
    await expect.element(checking()).toBeVisible();
    finish();
    const found = note('We found personal information');
    await expect.element(found).toHaveAccessibleDescription(/^1 area will be hidden\./);
    await expectNoAxeViolations();
    expect(callsTo('shareScreenshot')).toEqual([]);
    await submitSale();
    await expect.element(successMessage()).toBeVisible();
    const [sent] = callsTo('shareScreenshot');
    const picture = (sent?.body as FormData).get('screenshot') as File;
    expect(await picture.bytes()).not.toEqual(await original.bytes());
  });

  test('lets the member edit the hidden areas that the check found instead of sharing the sale immediately', async () => {
    await openSharePanel();
    setExtractionResponse({ personalInfo: [BUYER] });
    const finish = holdResponses('autoExtract');
    await submitEarly();
    await expect.element(checking()).toBeVisible();
    finish();
    const found = note('We found personal information');
    await found.getByRole('button', { name: 'Edit Hidden Areas' }).click();
    await expectFocusAtTop();
    await expect.element(detailsStep().getByText(/^We hid 1 area\./)).toBeInViewport();
    await detailsStep()
      .getByRole('button', { name: /^Unhide name/ })
      .click();
    await expect.element(detailsStep().getByText(/^We hid nothing\./)).toBeVisible();
    expect(callsTo('shareScreenshot')).toEqual([]);
  });

  test('hides what the check finds after the member has left the step with the text', async () => {
    await openSharePanel();
    setExtractionResponse({ personalInfo: [BUYER] });
    const finish = holdResponses('autoExtract');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await expect.element(page.getByText('Checking for personal information...')).toBeVisible();
    finish();
    await expect.element(page.getByText(/^We hid 1 area\./)).toBeVisible();
  });

  test('hides what the check finds while the member checks the recognized text', async () => {
    await openSharePanel();
    setExtractionResponse({ personalInfo: [BUYER] });
    const finish = holdResponses('autoExtract');
    await chooseScreenshot(await drawScreenshot());
    await expect
      .element(textStep().getByText('Checking for personal information...'))
      .toBeVisible();
    finish();
    await expect.element(textStep().getByText(/^We hid 1 area\./)).toBeVisible();
    await expect.element(textStep().getByRole('button', { name: /^Unhide name/ })).toBeVisible();
  });

  test('asks whether to share without the check when the check fails', async () => {
    await openSharePanel();
    setErrorResponse('autoExtract', 'unavailable', 'Not now.');
    await submitEarly();
    await expect
      .element(unchecked())
      .toHaveAccessibleDescription("We couldn't check your screenshot.");
    await expectNoAxeViolations();
    expect(callsTo('shareScreenshot')).toEqual([]);
    // Moves the pointer away from the button 'Share This Sale', so that the button does not have its hover color.
    await unchecked().getByRole('heading').hover();
    const [first, second] = unchecked().getByRole('button').elements();
    expect(first).toHaveTextContent('Check the Picture Myself');
    expect(second).toHaveTextContent('Share Without Checking');
    const colorOf = (button?: Element) => button && getComputedStyle(button).backgroundColor;
    const submit = page.getByRole('button', { name: 'Share This Sale' }).element();
    expect(colorOf(first)).toBe(colorOf(submit));
    expect(colorOf(second)).not.toBe(colorOf(submit));
    await unchecked().getByRole('button', { name: 'Share Without Checking' }).click();
    // The form asks which part others may see, because the screenshot was not read.
    await expect.element(partNote()).toHaveFocus();
    expect(callsTo('shareScreenshot')).toEqual([]);
    await showWholeScreenshot();
    await submitSale();
    await expect.element(successMessage()).toBeVisible();
  });

  test('asks whether to share without the check when the check takes longer than 10 seconds', async () => {
    await openSharePanel();
    const finish = holdResponses('autoExtract');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await submitEarly();
    await expect.element(checking()).toBeVisible();
    vi.advanceTimersByTime(10_000);
    await expect.element(unchecked()).toBeVisible();
    expect(callsTo('shareScreenshot')).toEqual([]);
    finish();
    await expect.element(successMessage()).toBeVisible();
  });
});

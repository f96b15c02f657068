import type { PersonalInfo } from '@contract/schemas/personal-info';
import { expectNoAxeViolations } from '@test/accessibility';
import { callsTo, holdResponses } from '@test/fake-api';
import {
  setExtractionResponse,
  setSharedItemResponses,
  chooseScreenshot,
  detailsStep,
  drawScreenshot,
  fillSale,
  openSharePanel,
  textStep,
  sharedItem,
  submitSale,
  successMessage,
} from '@test/share-form';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const NAME: PersonalInfo = {
  kind: 'name',
  area: { x: 0.1, y: 0.2, width: 0.3, height: 0.05 },
  isSuggested: true,
};
const STREET: PersonalInfo = {
  kind: 'address',
  area: { x: 0.1, y: 0.1, width: 0.3, height: 0.05 },
  isSuggested: false,
};

const button = (name: string) => textStep().getByRole('button', { name, exact: true });
const status = (text: RegExp) => textStep().getByText(text);

async function openWith(...personalInfo: PersonalInfo[]): Promise<void> {
  await openSharePanel();
  setExtractionResponse({ title: 'Brass lamp', price: '34.99', personalInfo });
  await chooseScreenshot(await drawScreenshot());
}

/** Returns the color that the sent picture has in the middle of the suggested name. */
async function sentColor(): Promise<number[]> {
  const sent = (callsTo('shareScreenshot')[0]?.body as FormData).get('screenshot') as File;
  const picture = await createImageBitmap(sent);
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  return [...(context?.getImageData(0.2 * width, 0.225 * height, 1, 1).data ?? [])].slice(0, 3);
}

describe('a suggested area', () => {
  test('is outlined and visible, and the keyboard can hide and show it', async () => {
    await openWith(STREET, NAME);
    const hide = button('Hide this name (2 of 2)');
    await expect.element(hide).toBeVisible();
    await expect
      .element(hide)
      .toHaveStyle({ borderStyle: 'dashed', backgroundColor: 'rgba(0, 0, 0, 0)' });
    await expect
      .element(
        status(/^We hid 1 area\. 1 more might be personal\..* Tap one to hide or unhide it\.$/),
      )
      .toBeVisible();
    await expectNoAxeViolations();
    (hide.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Unhide name (2 of 2)')).toHaveFocus();
    await expect.element(status(/^We hid 2 areas\. Zoom in/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(button('Hide this name (2 of 2)')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(button('Hide this name (2 of 2)')).toHaveFocus();
    await expect.element(status(/^We hid 1 area\. 1 more/)).toBeVisible();
  });

  test('is not painted black in the shared picture', async () => {
    await openWith(NAME);
    await expect.element(button('Hide this name (1 of 1)')).toBeVisible();
    await share();
    expect(await sentColor()).not.toEqual([0, 0, 0]);
  });

  test('is painted black in the shared picture after a click, and Undo makes it visible again', async () => {
    await openWith(NAME);
    await button('Hide this name (1 of 1)').click();
    await button('Undo').click();
    await button('Hide this name (1 of 1)').click();
    await expect.element(button('Unhide name (1 of 1)')).toBeVisible();
    await share();
    expect(await sentColor()).toEqual([0, 0, 0]);
  });

  async function share(): Promise<void> {
    await textStep().getByRole('button', { name: 'Cancel' }).click();
    await fillSale('Tin robot', '12');
    setSharedItemResponses(sharedItem());
    await submitSale();
    await expect.element(successMessage()).toBeVisible();
  }
});

describe('sharing before the check for personal information is done', () => {
  async function shareEarly(...personalInfo: PersonalInfo[]): Promise<void> {
    await openSharePanel();
    setExtractionResponse({ personalInfo });
    const finish = holdResponses('autoExtract');
    await chooseScreenshot(await drawScreenshot());
    await textStep().getByRole('button', { name: 'Cancel' }).click();
    await fillSale('Tin robot', '12');
    setSharedItemResponses(sharedItem());
    await submitSale();
    await expect.element(page.getByText('Checking for names and addresses...')).toBeVisible();
    finish();
  }

  test('does not wait for the member when the check finds only a suggested area', async () => {
    await shareEarly(NAME);
    await expect.element(successMessage()).toBeVisible();
  });

  test('shows the suggested areas when the check also found an area that will be hidden', async () => {
    await shareEarly(STREET, NAME);
    await expect
      .element(page.getByRole('region', { name: 'We found personal information' }))
      .toHaveAccessibleDescription(
        '1 area will be hidden. 1 more might be personal. Check the picture, then share your sale.',
      );
    await expect
      .element(detailsStep().getByText(/^We hid 1 area\. 1 more might be personal\./))
      .toBeVisible();
    expect(callsTo('shareScreenshot')).toEqual([]);
  });
});

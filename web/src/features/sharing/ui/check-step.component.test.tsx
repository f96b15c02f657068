import type { PersonalInfo } from '@contract/schemas/personal-info';
import type { PictureArea } from '@contract/schemas/picture-area';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import {
  setExtractionResponse,
  chooseScreenshot,
  detailsStep,
  drawScreenshot,
  expectFocusAtTop,
  textStep,
} from '@test/share-form';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteRecordsOf } from '@/lib/forget-stored';
import type { Draft } from '../model/draft';
import {
  screenshotImage,
  loadStoredDraft,
  areaOnScreenshot,
  closeToArea,
} from './check-step.test-support';
import { sharePanelWithMocks } from './share-panel.test-support';

const UPPER = { x: 0, y: 0, width: 1, height: 0.25 };
const NAME: PersonalInfo = {
  kind: 'name',
  area: { x: 0.1, y: 0.1, width: 0.3, height: 0.05 },
  isSuggested: false,
};
const STREET: PersonalInfo = { ...NAME, kind: 'address', area: { ...NAME.area, y: 0.6 } };
const PRICE: PictureArea = { x: 0.5, y: 0.5, width: 0.25, height: 0.125 };

const button = (name: string) => textStep().getByRole('button', { name, exact: true });
const price = () => textStep().getByLabelText('Price', { exact: true });
/** Returns the element that dims the screenshot outside the item's part, or null. */
const shade = () => document.querySelector('dialog svg[viewBox="0 0 1 1"] mask');
const selection = () => page.getByRole('group', { name: /arrow keys to move it/ });

async function render(restored: Draft | null = null) {
  const { panel, onClose } = sharePanelWithMocks(memberLike({ username: 'thrifty' }), { restored });
  await renderPart(panel);
  return { onClose };
}

/** Chooses a screenshot, and waits until its reading has found title and price. */
async function open(found: Parameters<typeof setExtractionResponse>[0] = {}) {
  setExtractionResponse({ title: 'Lamp', price: '3.00', ...found });
  const rendered = await render();
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  await chooseScreenshot(await drawScreenshot());
  await expect.element(textStep().getByText('High', { exact: true })).toBeVisible();
  return rendered;
}

beforeEach(() => setResponse('findSamePicture', { items: [] }));
afterEach(() => deleteRecordsOf({ end: 'signed-out', memberId: 'member-1' }));

describe('the screenshot in the second step of the share form', () => {
  test("is dimmed outside the item's part, but not while the member selects an area", async () => {
    await open({ itemPart: [UPPER], personalInfo: [NAME, STREET] });
    await expect.poll(shade).not.toBeNull();
    await button('Drag to Select Title').click();
    await expect.element(button('Stop Selecting')).toBeVisible();
    expect(shade()).toBeNull();
    await button('Stop Selecting').click();
    await expect.poll(shade).not.toBeNull();
  });

  test('shows all hidden areas while the member checks the text, also those outside the part', async () => {
    await open({ itemPart: [UPPER], personalInfo: [NAME, STREET] });
    await expect.element(textStep().getByText(/^We hid 2 areas\./)).toBeVisible();
    await expect.element(button('Unhide name (1 of 2)')).toBeVisible();
    await expect.element(button('Unhide address (2 of 2)')).toBeVisible();
    await expect.poll(async () => (await loadStoredDraft())?.redaction.areas).toHaveLength(2);
    await button('Cancel').click();
    await expect.element(detailsStep().getByText(/^We hid 2 areas\./)).toBeVisible();
  });

  test('stays mounted when the other details open, and can then be zoomed and redacted', async () => {
    await open();
    const before = screenshotImage().element();
    await button('Use This Text').click();
    await expect.element(detailsStep()).toBeVisible();
    expect(before.isConnected).toBe(true);
    await expect.element(detailsStep().getByRole('button', { name: 'Hide an Area' })).toBeVisible();
    await expect.element(detailsStep().getByRole('button', { name: 'Zoom In' })).toBeVisible();
  });
});

describe('the recognized text in the second step of the share form', () => {
  test.each([
    { how: 'presses Enter in a field', use: () => userEvent.type(price(), '{Enter}') },
    { how: 'presses Use This Text', use: () => button('Use This Text').click() },
  ])('is used when the member $how, and then the other details open', async ({ use }) => {
    await open();
    await expect.element(price()).toHaveValue('3.00');
    await use();
    await expect.element(page.getByText('Text extracted!', { exact: true })).toBeVisible();
    await expect.element(detailsStep().getByLabelText('Title *')).toHaveValue('Lamp');
    await expect.element(detailsStep().getByLabelText('Sold price *')).toHaveValue('3.00');
    expect(callsTo('shareScreenshot')).toEqual([]);
  });

  test('is not confirmed when the member presses Enter while the text is being read', async () => {
    setExtractionResponse({ title: 'Lamp', price: '3.00' });
    const finish = holdResponses('autoExtract');
    await render();
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
    await chooseScreenshot(await drawScreenshot());
    await textStep().getByLabelText('Title', { exact: true }).fill('My lamp');
    await userEvent.type(price(), '5{Enter}');
    await expect.element(textStep().getByText('Detecting title and price...')).toBeVisible();
    finish();
    await expect.element(textStep().getByText('High', { exact: true })).toBeVisible();
    await expect.element(price()).toHaveValue('5');
  });

  test('can be typed instead when the server cannot read the screenshot, without a toast about extracted text', async () => {
    const message = "We can't read screenshots right now. Please type in the details.";
    setErrorResponse('autoExtract', 'unavailable', message);
    await render();
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
    await chooseScreenshot(await drawScreenshot());
    await expect.element(textStep().getByText(message)).toBeVisible();
    await textStep().getByLabelText('Title', { exact: true }).fill('My lamp');
    await userEvent.type(price(), '5{Enter}');
    await expect.element(detailsStep()).toBeVisible();
    expect(page.getByText('Text extracted!').elements()).toEqual([]);
  });

  test('is skipped when the member presses Cancel, and the focus moves to the top of the other details', async () => {
    await open();
    await button('Cancel').click();
    await expect.element(detailsStep()).toBeVisible();
    await expectFocusAtTop();
    expect(page.getByText('Text extracted!').elements()).toEqual([]);
  });

  test(
    'is shown without overlapping or cut-off controls at all sizes',
    SLOW_TEST_OPTIONS,
    async () => {
      // Places the price where the zoom controls on the picture do not cover it.
      const priceArea = { ...NAME.area, y: 0.02 };
      await open({ itemPart: [UPPER], personalInfo: [NAME], priceArea });
      await expectGoodLayout();
    },
  );
});

test('Close in the second step of the share form calls onClose', async () => {
  const { onClose } = await open();
  await button('Close').click();
  expect(onClose).toHaveBeenCalledOnce();
});

describe('the outline around a recognized text', () => {
  test.each([
    { how: 'pressed by keyboard', press: () => userEvent.keyboard('{Enter}') },
    { how: 'tapped', press: () => button('Select the price again').click() },
  ])(
    'starts a selection when it is $how, and the server then reads the price in the selected area',
    async ({ press }) => {
      setResponse('extractText', { text: 'Sold for $34.99' });
      await open({ priceArea: PRICE });
      const outline = button('Select the price again');
      await expect.element(outline).toBeVisible();
      expect(areaOnScreenshot(outline.element())).toEqual(closeToArea(PRICE));
      await expectNoAxeViolations();
      (outline.element() as HTMLElement).focus();
      await press();
      await expect.element(selection()).toHaveFocus();
      expect(areaOnScreenshot(selection().element())).toEqual(closeToArea(PRICE));
      for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await userEvent.keyboard('{Enter}');
      await expect.element(price()).toHaveValue('34.99');
      await expect.element(selection()).not.toBeInTheDocument();
      await expect.element(button('Select the price again')).toBeVisible();
      expect(areaOnScreenshot(button('Select the price again').element()).y).toBeLessThan(
        PRICE.y - 0.05,
      );
      expect(callsTo('extractText')).toHaveLength(1);
    },
  );

  test('is not shown for a text that the reading did not find', async () => {
    await open({ titleArea: { ...PRICE, y: 0.25 } });
    await expect.element(button('Select the title again')).toBeVisible();
    expect(button('Select the price again').elements()).toEqual([]);
  });
});

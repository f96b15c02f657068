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
  chooseScreenshot,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  openSharePanel,
  textStep,
} from '@test/share-form';
import { DESKTOP } from '@test/viewports';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const button = (name: string) => textStep().getByRole('button', { name });
const title = () => textStep().getByLabelText('Title', { exact: true });
const price = () => textStep().getByLabelText('Price', { exact: true });
const selection = () => textStep().getByRole('group', { name: /arrow keys to move it/ });
const picture = () => textStep().getByAltText('Your screenshot');

async function openAfterRefusal(): Promise<void> {
  await openSharePanel();
  setErrorResponse('autoExtract', 'unavailable', 'No reader');
  await chooseScreenshot(await drawScreenshot());
  await expect.element(textStep().getByText('Low', { exact: true })).toBeVisible();
}

test('a second extraction replaces the typed text, unless the extraction fails', async () => {
  await openSharePanel();
  setExtractionResponse({ title: 'Lamp', price: '3.00', confidence: 0.7 });
  await chooseScreenshot(await drawScreenshot());
  await expect.element(textStep().getByText('Medium', { exact: true })).toBeVisible();
  await expect.element(price()).toHaveValue('3.00');
  await price().fill('5');
  setNetworkFailure('autoExtract');
  const release = holdResponses('autoExtract');
  const again = button('Try Auto-Detect Again');
  await again.click();
  await expect.element(textStep().getByText('Detecting title and price...')).toBeVisible();
  await expect.element(again).toBeDisabled();
  await expect.element(button('Use This Text')).toBeDisabled();
  await expectNoAxeViolations();
  release();
  await expect.element(again).toBeEnabled();
  await expect.element(price()).toHaveValue('5');
  await expect.element(title()).toHaveValue('Lamp');
  setExtractionResponse({ title: 'Brass banker lamp', price: '34.99' });
  await again.click();
  await expect.element(price()).toHaveValue('34.99');
  await expect.element(title()).toHaveValue('Brass banker lamp');
  await expect.element(textStep().getByText('High', { exact: true })).toBeVisible();
});

test('a second extraction keeps a value that it does not find', async () => {
  await openSharePanel();
  setExtractionResponse({ title: 'Lamp', price: '3.00' });
  await chooseScreenshot(await drawScreenshot());
  await expect.element(textStep().getByText('High', { exact: true })).toBeVisible();
  await price().fill('5');
  setExtractionResponse({ title: 'Brass banker lamp', price: '' });
  await button('Try Auto-Detect Again').click();
  await expect.element(title()).toHaveValue('Brass banker lamp');
  await expect.element(price()).toHaveValue('5');
});

test('a second extraction keeps what the member types while it runs', async () => {
  await openSharePanel();
  setExtractionResponse({ title: 'Lamp', price: '3.00' });
  await chooseScreenshot(await drawScreenshot());
  await expect.element(title()).toHaveValue('Lamp');
  setExtractionResponse({ title: 'Brass banker lamp', price: '34.99' });
  const release = holdResponses('autoExtract');
  await button('Try Auto-Detect Again').click();
  await title().fill('My own words');
  release();
  await expect.element(price()).toHaveValue('34.99');
  await expect.element(title()).toHaveValue('My own words');
});

test('the step with the details can start an extraction, too', async () => {
  await openSharePanel();
  setExtractionResponse({ title: 'Lamp', price: '3.00' });
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await expect.element(detailsStep().getByLabelText('Title *')).toHaveValue('Lamp');
  setExtractionResponse({ title: 'Brass banker lamp', price: '34.99' });
  await detailsStep().getByRole('button', { name: 'Try Auto-Detect Again' }).click();
  await expect.element(detailsStep().getByLabelText('Title *')).toHaveValue('Brass banker lamp');
  await expect.element(detailsStep().getByLabelText('Sold price *')).toHaveValue('34.99');
  expect(callsTo('autoExtract')).toHaveLength(2);
});

describe('the step with the text when the extraction fails', () => {
  test('fits on a small phone, and enlarges the screenshot during a selection', async () => {
    await page.viewport(360, 640);
    await openAfterRefusal();
    for (const shown of textStep().getByRole('button').all())
      await expect.element(shown).toBeInViewport({ ratio: 1 });
    const before = picture().element().getBoundingClientRect();
    await button('Drag to Select Price').click();
    const stop = button('Stop Selecting');
    await expect.element(stop).toBeInViewport({ ratio: 1 });
    await expect.element(picture()).toBeInViewport({ ratio: 1 });
    const during = picture().element().getBoundingClientRect();
    expect(during.height).toBeGreaterThan(before.height * 1.4);
    await stop.click();
    await expect.element(button('Use This Text')).toBeVisible();
  });

  test('does not remount the screenshot when a selection starts or stops', async () => {
    await openAfterRefusal();
    const shown = picture().element();
    await button('Drag to Select Title').click();
    await button('Place a Box').click();
    await expect.element(selection()).toBeVisible();
    await button('Stop Selecting').click();
    await button('Drag to Select Price').click();
    await expect.element(button('Place a Box')).toBeVisible();
    await expect.element(selection()).not.toBeInTheDocument();
    expect(shown.isConnected).toBe(true);
  });

  test('leaves the fields empty, and requires a title and a numeric price', async () => {
    await openAfterRefusal();
    await expect.element(title()).toHaveValue('');
    await expect.element(button('Use This Text')).toBeDisabled();
    await title().fill('Lamp');
    await price().fill('about a dollar');
    await button('Use This Text').click();
    await expect
      .element(textStep().getByText('Enter the price as a number, like 34.99'))
      .toBeVisible();
    await expect.element(price()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(textStep()).not.toBeInTheDocument();
    await expect.element(detailsStep()).not.toBeInTheDocument();
  });

  test('sends the selection once when the member moves it with arrow keys', async () => {
    await page.viewport(...DESKTOP);
    await openAfterRefusal();
    setResponse('extractText', { text: 'Brass banker lamp' });
    const drag = button('Drag to Select Title');
    await expect.element(drag).toBeEnabled();
    (drag.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(selection()).toHaveFocus();
    const before = selection().element().getBoundingClientRect();
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selection().element().getBoundingClientRect().y).toBeGreaterThan(before.y + 30);
    await userEvent.keyboard('{Enter}');
    await expect.element(selection()).not.toBeInTheDocument();
    await expect.element(title()).toHaveValue('Brass banker lamp');
    const bodies = callsTo('extractText').map(({ body }) => body);
    expect(bodies).toHaveLength(1);
    const files = bodies.flatMap((body) => (body instanceof FormData ? [...body.values()] : []));
    expect(files.map((file) => file instanceof File && file.name)).toEqual(['selection.png']);
  });

  test('sends the whole rectangle when the member lifts the pointer before React renders the last move', async () => {
    await openAfterRefusal();
    setResponse('extractText', { text: '$34.99' });
    await button('Drag to Select Price').click();
    await expect.element(button('Stop Selecting')).toBeEnabled();
    const shown = picture().element();
    const { left, top, width, height } = shown.getBoundingClientRect();
    const point = (type: string, x: number, y: number) =>
      shown.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          isPrimary: true,
          button: type === 'pointermove' ? -1 : 0,
          clientX: left + x * width,
          clientY: top + y * height,
        }),
      );
    point('pointerdown', 0.25, 0.25);
    point('pointermove', 0.5, 0.5);
    point('pointermove', 0.75, 0.75);
    point('pointerup', 0.75, 0.75);
    await expect.element(price()).toHaveValue('34.99');
    const [sent] = callsTo('extractText').map(({ body }) => body);
    const file = sent instanceof FormData ? sent.get('image') : null;
    if (!(file instanceof File) || !(shown instanceof HTMLImageElement))
      throw new Error('Not sent');
    const { width: selected } = await createImageBitmap(file);
    expect(selected / shown.naturalWidth).toBeCloseTo(0.5, 1);
  });

  test('shows the message of the server and keeps the typed title after too many requests', async () => {
    await page.viewport(...DESKTOP);
    await openAfterRefusal();
    setErrorResponse('extractText', 'too_many_requests', 'Please try again in 9 minutes.');
    await title().fill('Lamp');
    await button('Drag to Select Title').click();
    await button('Place a Box').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(textStep().getByText('Please try again in 9 minutes.')).toBeVisible();
    await expect.element(title()).toHaveValue('Lamp');
    expect(callsTo('extractText')).toHaveLength(1);
  });
});

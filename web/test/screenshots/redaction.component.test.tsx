import type { PersonalInfo } from '@contract/schemas/personal-info';
import { callsTo, refuse } from '@test/fake-api';
import {
  answerExtraction,
  chooseScreenshot,
  drawScreenshot,
  fillSale,
  openSharePanel,
  overlay,
  submitSale,
} from '@test/share-form';
import { DESKTOP } from '@test/viewports';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const NAME: PersonalInfo = {
  kind: 'name',
  area: { x: 0.05, y: 0.48, width: 0.21, height: 0.02 },
};

const hidden = () => overlay().getByRole('button', { name: /^Hidden: / });
const hide = () => overlay().getByRole('button', { name: 'Hide Something' });
const box = () => overlay().getByRole('group', { name: /arrow keys move it/ });
const status = (text: string | RegExp) => overlay().getByText(text);
const leave = () => overlay().getByRole('button', { name: 'Cancel' }).click();
const change = () => page.getByRole('button', { name: 'Change What Is Hidden' }).click();

/** Opens the overlay with this answer to what is personal on the screenshot. */
async function openWith(found: PersonalInfo): Promise<void> {
  await openSharePanel();
  answerExtraction({ title: 'Brass banker lamp', price: '34.99', personalInfo: [found] });
}

test('shows what was extracted without extracting again when it is opened again', async () => {
  await openWith(NAME);
  await chooseScreenshot(await drawScreenshot());
  await expect.element(hidden()).toHaveLength(1);
  await leave();
  await change();
  await expect.element(overlay().getByLabelText('Price', { exact: true })).toHaveValue('34.99');
  await expect.element(status('1 place will be hidden. Tap it to show it.')).toBeVisible();
  expect(callsTo('autoExtract')).toHaveLength(1);
});

describe('when personal information could not be looked for', () => {
  async function openAfterRefusal(): Promise<void> {
    await openSharePanel();
    refuse('autoExtract', 'unavailable', 'No reader');
    await chooseScreenshot(await drawScreenshot());
    const unchecked = /could not be looked for. Please check the picture/;
    await expect.element(status(unchecked)).toBeVisible();
  }

  test('says so in the form', async () => {
    await openAfterRefusal();
    await leave();
    await expect.element(page.getByText('Not checked for personal information.')).toBeVisible();
  });

  /** Moves the rectangle of a redaction by 50 pixels and confirms it, with the keyboard. */
  async function redactByKeyboard(arrow: 'ArrowUp' | 'ArrowDown'): Promise<void> {
    await userEvent.keyboard('{Enter}');
    await expect.element(box()).toHaveFocus();
    for (let step = 0; step < 5; step += 1) await userEvent.keyboard(`{Shift>}{${arrow}}{/Shift}`);
    await userEvent.keyboard('{Enter}');
  }

  test('hides a place by the keyboard alone, and shows it again', async () => {
    await page.viewport(...DESKTOP);
    await openAfterRefusal();
    await expect.element(hide()).toBeEnabled();
    (hide().element() as HTMLElement).focus();
    await redactByKeyboard('ArrowUp');
    await expect.element(hidden()).toHaveLength(1);
    await expect.element(hide()).toHaveFocus();
    await expect.element(status('1 place will be hidden. Tap it to show it.')).toBeVisible();
    await redactByKeyboard('ArrowDown');
    await expect.element(hidden()).toHaveLength(2);

    (hidden().first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(hidden()).toHaveLength(1);
    await expect.element(hidden().first()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status('Nothing will be hidden.')).toBeVisible();
    await expect.element(hide()).toHaveFocus();
    const undo = overlay().getByRole('button', { name: 'Undo' });
    await undo.click();
    await undo.click();
    await expect.element(hidden()).toHaveLength(2);
  });
});

test('sends nothing when the picture cannot be redacted, unless nothing is to be hidden', async () => {
  await openWith(NAME);
  await chooseScreenshot(new File(['no picture'], 'order.heic', { type: 'image/heic' }));
  await expect.element(status(/which this browser cannot hide/)).toBeVisible();
  await leave();
  await fillSale('Brass lamp', '34.99');
  await submitSale();
  const refusal = page.getByText(/Your browser can't hide parts of this picture/);
  await expect.element(refusal.first()).toBeVisible();
  expect(callsTo('shareScreenshot')).toEqual([]);
  await change();
  await overlay().getByRole('button', { name: 'Hide Nothing' }).click();
  await expect.element(status('Nothing will be hidden.')).toBeVisible();
});

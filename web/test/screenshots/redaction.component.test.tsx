import type { PersonalInfo } from '@contract/schemas/personal-info';
import { callsTo, setErrorResponse } from '@test/fake-api';
import {
  setExtractionResponse,
  chooseScreenshot,
  detailsStep,
  drawScreenshot,
  fillSale,
  openSharePanel,
  textStep,
  pictureStep,
  submitSale,
} from '@test/share-form';
import { DESKTOP } from '@test/viewports';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const NAME: PersonalInfo = {
  kind: 'name',
  area: { x: 0.05, y: 0.48, width: 0.21, height: 0.02 },
  isSuggested: false,
};

const HIDDEN = /You hid 1 area\..* Tap it to unhide it\.$/;
const UNCHECKED = /^We couldn't check for personal information/;

const hidden = () => textStep().getByRole('button', { name: /^Unhide / });
const hide = () => textStep().getByRole('button', { name: 'Hide an Area' });
const box = () => textStep().getByRole('group', { name: /arrow keys to move it/ });
const status = (text: string | RegExp) => textStep().getByText(text);
const leave = () => textStep().getByRole('button', { name: 'Cancel' }).click();

async function openWith(...found: PersonalInfo[]): Promise<void> {
  await openSharePanel();
  setExtractionResponse({ title: 'Brass banker lamp', price: '34.99', personalInfo: found });
}

test('the share form does not read the text again when the member goes to the first step and returns', async () => {
  await openWith(NAME);
  await chooseScreenshot(await drawScreenshot());
  await expect.element(hidden()).toHaveLength(1);
  await leave();
  await detailsStep().getByRole('button', { name: 'Change the Picture' }).click();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await pictureStep().getByRole('button', { name: 'Continue' }).click();
  await expect.element(detailsStep().getByLabelText('Sold price *')).toHaveValue('34.99');
  await expect.element(detailsStep().getByText(/^We hid 1 area\./)).toBeVisible();
  await expect.element(detailsStep().getByRole('button', { name: /^Unhide / })).toHaveLength(1);
  expect(callsTo('autoExtract')).toHaveLength(1);
});

test('hidden areas have touch targets of 24 px, and a tap selects the area under the finger', async () => {
  await page.viewport(360, 640);
  const at = (y: number): PersonalInfo => ({ ...NAME, area: { ...NAME.area, height: 0.01, y } });
  await openWith(at(0.2), at(0.23), at(0.26), at(0.6));
  await chooseScreenshot(await drawScreenshot());
  await expect.element(hidden()).toHaveLength(4);
  for (const shown of textStep().getByRole('button').all())
    await expect.element(shown).toBeInViewport({ ratio: 1 });
  const areas = hidden().elements();
  const under = (area: Element | undefined, down = 0) => {
    const { x, y, width, height } = area?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(x + width / 2, y + height / 2 + down);
  };
  const alone = areas[3];
  expect(alone?.getBoundingClientRect().height).toBeLessThan(8);
  expect([under(alone, -11), under(alone, 11)]).toEqual([alone, alone]);
  // The touch targets of the first three areas overlap. A tap in the middle of an area must still select this area.
  expect(areas.map((area) => under(area))).toEqual(areas);
});

describe('the share form when the check for personal information fails', () => {
  async function openAfterRefusal(): Promise<void> {
    await openSharePanel();
    setErrorResponse('autoExtract', 'unavailable', 'No reader');
    await chooseScreenshot(await drawScreenshot());
    await expect.element(status(UNCHECKED)).toBeVisible();
  }

  test('shows in both steps that the screenshot was not checked', async () => {
    await openAfterRefusal();
    await leave();
    await expect.element(detailsStep().getByText(UNCHECKED)).toBeVisible();
  });

  async function redactByKeyboard(arrow: 'ArrowUp' | 'ArrowDown'): Promise<void> {
    await userEvent.keyboard('{Enter}');
    await expect.element(box()).toHaveFocus();
    for (let step = 0; step < 5; step += 1) await userEvent.keyboard(`{Shift>}{${arrow}}{/Shift}`);
    await userEvent.keyboard('{Enter}');
  }

  test('lets the member add and remove hidden areas by keyboard, and restore them with Undo', async () => {
    await page.viewport(...DESKTOP);
    await openAfterRefusal();
    await expect.element(hide()).toBeEnabled();
    (hide().element() as HTMLElement).focus();
    await redactByKeyboard('ArrowUp');
    await expect.element(hidden()).toHaveLength(1);
    await expect.element(hide()).toHaveFocus();
    await expect.element(status(HIDDEN)).toBeVisible();
    await redactByKeyboard('ArrowDown');
    await expect.element(hidden()).toHaveLength(2);

    (hidden().first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(hidden()).toHaveLength(1);
    await expect.element(hidden().first()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status(UNCHECKED)).toBeVisible();
    await expect.element(hide()).toHaveFocus();
    const undo = textStep().getByRole('button', { name: 'Undo' });
    await undo.click();
    await undo.click();
    await expect.element(hidden()).toHaveLength(2);
  });
});

test("the share form sends nothing when the picture cannot be redacted, and removes all hidden areas with Don't Hide Anything", async () => {
  await openWith(NAME);
  await chooseScreenshot(new File(['no picture'], 'order.heic', { type: 'image/heic' }));
  await expect.element(status(/that this browser can't hide/)).toBeVisible();
  await leave();
  await fillSale('Brass lamp', '34.99');
  await submitSale();
  const refusal = page.getByText(/Your browser can't hide parts of this picture/);
  await expect.element(refusal.first()).toBeVisible();
  expect(callsTo('shareScreenshot')).toEqual([]);
  await detailsStep().getByRole('button', { name: "Don't Hide Anything" }).click();
  await expect.element(detailsStep().getByText('Nothing will be hidden.')).toBeVisible();
});

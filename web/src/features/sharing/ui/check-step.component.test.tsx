import type { PersonalInfo } from '@contract/schemas/personal-info';
import type { PictureArea } from '@contract/schemas/picture-area';
import { expectNoAxeViolations } from '@test/accessibility';
import { respond, callsTo, hold, refuse } from '@test/fake-api';
import { expectGoodLayout, SLOW_TEST } from '@test/layout';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import {
  respondWithExtraction,
  chooseScreenshot,
  detailsStep,
  drawScreenshot,
  expectFocusAtTop,
  textStep,
} from '@test/share-form';
import { DESKTOP } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetRecords } from '@/lib/forget-stored';
import type { Draft } from '../model/draft';
import { loadDraft } from '../model/draft-store';
import { readDraft, sharePanel } from './share-panel.test-support';

const UPPER = { x: 0, y: 0, width: 1, height: 0.25 };
const NAME: PersonalInfo = {
  kind: 'name',
  area: { x: 0.1, y: 0.1, width: 0.3, height: 0.05 },
  isSuggested: false,
};
const STREET: PersonalInfo = { ...NAME, kind: 'address', area: { ...NAME.area, y: 0.6 } };
const PRICE: PictureArea = { x: 0.5, y: 0.5, width: 0.25, height: 0.125 };

const button = (name: string) => textStep().getByRole('button', { name, exact: true });
const picture = () => page.getByAltText('Your screenshot', { exact: true });
const price = () => textStep().getByLabelText('Price', { exact: true });
/** The shade, which dims the picture outside the part. */
const shade = () => document.querySelector('dialog svg[viewBox="0 0 1 1"] mask');
const selection = () => page.getByRole('group', { name: /arrow keys to move it/ });
const stored = () => loadDraft('member-1');
const boxOf = (element: Element) => element.getBoundingClientRect();

async function render(restored: Draft | null = null) {
  const { panel, onClose } = sharePanel(memberLike({ username: 'thrifty' }), { restored });
  await renderPart(panel);
  return { onClose };
}

/** Chooses a screenshot in which the reading finds title and price. */
async function open(found: Parameters<typeof respondWithExtraction>[0] = {}) {
  respondWithExtraction({ title: 'Lamp', price: '3.00', ...found });
  const rendered = await render();
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  await chooseScreenshot(await drawScreenshot());
  await expect.element(textStep().getByText('High', { exact: true })).toBeVisible();
  return rendered;
}

/** Returns the position of an element on the picture, in fractions of the picture's width and height. */
function placeOf(element: Element): PictureArea {
  const whole = boxOf(picture().element());
  const { left, top, width, height } = boxOf(element);
  return {
    x: (left - whole.left) / whole.width,
    y: (top - whole.top) / whole.height,
    width: width / whole.width,
    height: height / whole.height,
  };
}

const about = (share: number) => expect.closeTo(share, 1) as number;
const near = ({ x, y, width, height }: PictureArea) => ({
  x: about(x),
  y: about(y),
  width: about(width),
  height: about(height),
});

beforeEach(() => respond('findSamePicture', { items: [] }));
afterEach(() => forgetRecords({ end: 'signed-out', memberId: 'member-1' }));

describe('the picture', () => {
  test('dims the picture outside the part, but not while the member selects an area', async () => {
    await open({ itemPart: [UPPER], personalInfo: [NAME, STREET] });
    await expect.poll(shade).not.toBeNull();
    await button('Drag to Select Title').click();
    await expect.element(button('Stop Selecting')).toBeVisible();
    expect(shade()).toBeNull();
    await button('Stop Selecting').click();
    await expect.poll(shade).not.toBeNull();
  });

  test('hides found areas before the text is used, and also counts areas outside the part', async () => {
    await open({ itemPart: [UPPER], personalInfo: [NAME, STREET] });
    await expect.element(textStep().getByText(/^We hid 2 areas\./)).toBeVisible();
    await expect.element(button('Unhide name (1 of 2)')).toBeVisible();
    await expect.element(button('Unhide address (2 of 2)')).toBeVisible();
    await expect.poll(async () => (await stored())?.redaction.areas).toHaveLength(2);
    await button('Cancel').click();
    await expect.element(detailsStep().getByText(/^We hid 2 areas\./)).toBeVisible();
  });

  test('keeps the picture unchanged from the text step to the other details', async () => {
    await open();
    const before = picture().element();
    await button('Use This Text').click();
    await expect.element(detailsStep()).toBeVisible();
    expect(before.isConnected).toBe(true);
    await expect.element(detailsStep().getByRole('button', { name: 'Hide an Area' })).toBeVisible();
    await expect.element(detailsStep().getByRole('button', { name: 'Zoom In' })).toBeVisible();
  });
});

describe('the text', () => {
  test.each([
    { how: 'Enter in a field', use: () => userEvent.type(price(), '{Enter}') },
    { how: 'Use This Text', use: () => button('Use This Text').click() },
  ])('uses the text after $how, and then opens the other details', async ({ use }) => {
    await open();
    await expect.element(price()).toHaveValue('3.00');
    await use();
    await expect.element(page.getByText('Text extracted!', { exact: true })).toBeVisible();
    await expect.element(detailsStep().getByLabelText('Title *')).toHaveValue('Lamp');
    await expect.element(detailsStep().getByLabelText('Sold price *')).toHaveValue('3.00');
    expect(callsTo('shareScreenshot')).toEqual([]);
  });

  test('does not confirm the text on Enter while the text is being read', async () => {
    respondWithExtraction({ title: 'Lamp', price: '3.00' });
    const finish = hold('autoExtract');
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

  test('lets the member type the text when the server cannot read it, and no toast claims that it was read', async () => {
    const message = "We can't read screenshots right now. Please type in the details.";
    refuse('autoExtract', 'unavailable', message);
    await render();
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
    await chooseScreenshot(await drawScreenshot());
    await expect.element(textStep().getByText(message)).toBeVisible();
    await textStep().getByLabelText('Title', { exact: true }).fill('My lamp');
    await userEvent.type(price(), '5{Enter}');
    await expect.element(detailsStep()).toBeVisible();
    expect(page.getByText('Text extracted!').elements()).toEqual([]);
  });

  test('skips the text after Cancel, and moves the focus above the picture', async () => {
    await open();
    await button('Cancel').click();
    await expect.element(detailsStep()).toBeVisible();
    await expectFocusAtTop();
    expect(page.getByText('Text extracted!').elements()).toEqual([]);
  });

  test('the text step has a good layout at all sizes', SLOW_TEST, async () => {
    // Places the price where the zoom controls on the picture do not cover it.
    const priceArea = { ...NAME.area, y: 0.02 };
    await open({ itemPart: [UPPER], personalInfo: [NAME], priceArea });
    await expectGoodLayout();
  });
});

test('Close asks the share area to close the form', async () => {
  const { onClose } = await open();
  await button('Close').click();
  expect(onClose).toHaveBeenCalledOnce();
});

describe('an outline around read text', () => {
  test.each([
    { how: 'the keyboard', press: () => userEvent.keyboard('{Enter}') },
    { how: 'a tap', press: () => button('Select the price again').click() },
  ])(
    'starts a selection after $how on an outline, and reads the price again',
    async ({ press }) => {
      respond('extractText', { text: 'Sold for $34.99' });
      await open({ priceArea: PRICE });
      const outline = button('Select the price again');
      await expect.element(outline).toBeVisible();
      expect(placeOf(outline.element())).toEqual(near(PRICE));
      await expectNoAxeViolations();
      (outline.element() as HTMLElement).focus();
      await press();
      await expect.element(selection()).toHaveFocus();
      expect(placeOf(selection().element())).toEqual(near(PRICE));
      for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await userEvent.keyboard('{Enter}');
      await expect.element(price()).toHaveValue('34.99');
      await expect.element(selection()).not.toBeInTheDocument();
      await expect.element(button('Select the price again')).toBeVisible();
      expect(placeOf(button('Select the price again').element()).y).toBeLessThan(PRICE.y - 0.05);
      expect(callsTo('extractText')).toHaveLength(1);
    },
  );

  test('shows no outline for text that was not found', async () => {
    await open({ titleArea: { ...PRICE, y: 0.25 } });
    await expect.element(button('Select the title again')).toBeVisible();
    expect(button('Select the price again').elements()).toEqual([]);
  });
});

describe('the edges of the part', () => {
  const MIDDLE = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 };
  const WARNING = 'Names and addresses outside the item may be visible. Check the picture.';
  const edges = () => [...document.querySelectorAll('dialog .ReactCrop__drag-bar.ord-s')];
  const handle = () => page.getByRole('button', { name: /^Bottom edge/ });
  const warning = () => detailsStep().getByText(WARNING, { exact: true });

  const show = async (itemPart: PictureArea[]) => {
    await render(readDraft(await drawScreenshot(), { itemPart }));
    await expect
      .element(detailsStep().getByRole('button', { name: 'Change What Others See' }))
      .toBeVisible();
    await expect.poll(() => boxOf(picture().element()).height).not.toBe(0);
  };

  /**
   * Sends a pointer event to a point of the picture. `y` is the vertical position of the point, as a fraction of the
   * picture's height.
   */
  function point(on: EventTarget, type: string, y: number, pointerType: string): void {
    const { left, top, width, height } = boxOf(picture().element());
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerType,
        clientX: left + width / 2,
        clientY: top + y * height,
      }),
    );
  }

  /** Presses the pointer on the lower edge of the part. */
  async function take(pointerType: string): Promise<void> {
    await expect.poll(() => edges().length).toBe(1);
    for (const edge of edges()) point(edge, 'pointerdown', 0.5, pointerType);
  }

  /** Drags the lower edge of the part to the vertical position `y`, a fraction of the picture's height. */
  async function drag(to: number, pointerType: string): Promise<void> {
    await take(pointerType);
    point(document, 'pointermove', to, pointerType);
    await expect.poll(() => edges().map((edge) => placeOf(edge).y)).toEqual([about(to)]);
    point(document, 'pointerup', to, pointerType);
  }

  test.each(['mouse', 'touch'])(
    'the member can drag the edges of the part by %s, and a warning appears',
    async (pointerType) => {
      await show([MIDDLE]);
      expect(warning().elements()).toEqual([]);
      await drag(0.75, pointerType);
      await expect
        .poll(async () => (await stored())?.itemPart)
        .toEqual([near({ ...MIDDLE, height: 0.5 })]);
      await expect.element(warning()).toBeVisible();
    },
  );

  test('the member can drag an edge of the part so that others see less, without a warning', async () => {
    await show([MIDDLE]);
    await drag(0.4, 'mouse');
    await expect.poll(async () => (await stored())?.itemPart?.[0]?.height).toBeCloseTo(0.15, 1);
    expect(warning().elements()).toEqual([]);
  });

  test('an edge of the part stops where the pointer is lifted, even before React renders its last move', async () => {
    await show([MIDDLE]);
    await take('mouse');
    for (const to of [0.6, 0.75]) point(document, 'pointermove', to, 'mouse');
    point(document, 'pointerup', 0.75, 'mouse');
    await expect.poll(async () => (await stored())?.itemPart?.[0]?.height).toBeCloseTo(0.5, 1);
  });

  test('the arrow keys move an edge of the part', async () => {
    await page.viewport(...DESKTOP);
    await show([MIDDLE]);
    await expect.element(handle()).toBeVisible();
    (handle().element() as HTMLElement).focus();
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const moved = 40 / picture().element().clientHeight;
    await expect
      .poll(async () => (await stored())?.itemPart?.[0]?.height)
      .toBeCloseTo(MIDDLE.height + moved, 2);
    await expect.element(handle()).toHaveFocus();
  });

  test.each([
    { name: 'more than one area', itemPart: [MIDDLE, { ...MIDDLE, y: 0.75, height: 0.2 }] },
    { name: 'the whole screenshot', itemPart: [{ x: 0, y: 0, width: 1, height: 1 }] },
  ])('the edges of the part have no handles for $name', async ({ itemPart }) => {
    await show(itemPart);
    expect(handle().elements()).toEqual([]);
  });

  test('the edges of the part do not cover the areas that the member can show again', async () => {
    const area = { x: 0.3, y: 0.3, width: 0.2, height: 0.05 };
    const redaction = { areas: [area], checked: true };
    await render(readDraft(await drawScreenshot(), { itemPart: [MIDDLE], redaction }));
    await detailsStep()
      .getByRole('button', { name: /^Unhide/ })
      .click();
    await expect.element(detailsStep().getByText(/^We hid nothing\./)).toBeVisible();
  });
});

import { CARD_TONES } from '@contract/rules/drawn-card';
import type { ItemPart } from '@contract/schemas/item-part';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, holdResponses } from '@test/fake-api';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { setExtractionResponse, detailsStep, drawScreenshot } from '@test/share-form';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { type Draft, EMPTY_DRAFT } from '../model/draft';
import { loadDraft } from '../model/draft-store';
import {
  SAMPLE_READING,
  draftWithReadScreenshot,
  sharePanelWithMocks,
} from './share-panel.test-support';

const PART: ItemPart = [{ x: 0, y: 0.25, width: 1, height: 0.5 }];
const WARNING = 'Names and addresses outside the item may be visible. Check the picture.';
const HARD_TO_READ_WARNING = 'Parts of this picture are hard to read. Make sure no name is left.';

const button = (name: string) => detailsStep().getByRole('button', { name, exact: true });
const shown = (text: string | RegExp) => detailsStep().getByText(text, { exact: true });
const unshowable = () => new File(['no picture'], 'order.heic', { type: 'image/heic' });
/** The shade, which dims the picture outside the part. */
const shade = () => document.querySelector('dialog svg[viewBox="0 0 1 1"] mask');
const partDialog = () => page.getByRole('dialog', { name: 'Choose What Others See' });
const stored = () => loadDraft('member-1');

/** Shows the second step with a screenshot that was read and checked. */
async function show(change: Partial<Draft> = {}) {
  const restored = draftWithReadScreenshot(change.screenshot ?? (await drawScreenshot()), change);
  return renderPart(sharePanelWithMocks(memberLike({ username: 'thrifty' }), { restored }).panel);
}

beforeEach(() => setResponse('findSamePicture', { items: [] }));
afterEach(() => deleteRecordsOf({ end: 'signed-out', memberId: 'member-1' }));

describe('the form for a screenshot with a part', () => {
  test('dims the picture outside the part, and opens the dialog that changes the part', async () => {
    await show({ itemPart: PART });
    await expect.element(shown('Others see only the bright part.')).toBeVisible();
    await expect.poll(shade).not.toBeNull();
    await expectNoAxeViolations();
    await button('Change What Others See').click();
    await partDialog().getByRole('button', { name: 'Add an Area' }).click();
    await partDialog().getByRole('button', { name: 'Use This Part' }).click();
    await expect.element(partDialog()).not.toBeInTheDocument();
    await expect.poll(async () => (await stored())?.itemPart).toHaveLength(2);
  });

  test('shows the whole screenshot after one tap, and warns the member', async () => {
    await show({ itemPart: PART });
    await button('Show the Whole Screenshot').click();
    await expect
      .element(detailsStep().getByRole('status').filter({ hasText: WARNING }))
      .toBeVisible();
    expect(button('Show the Whole Screenshot').elements()).toEqual([]);
    await expect.element(button('Change What Others See')).toHaveFocus();
    expect(shade()).toBeNull();
  });
});

describe('the form for a screenshot without a part', () => {
  test('asks the member to mark the item, and also offers the whole screenshot', async () => {
    await show({ itemPart: null });
    await expect.element(shown(/^We aren't sure where the title and the price are/)).toBeVisible();
    await button('Drag Around the Item').click();
    await partDialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(partDialog()).not.toBeInTheDocument();
    await button('Show the Whole Screenshot').click();
    await expect.element(shown(WARNING)).toBeVisible();
  });

  test('offers no choices while the screenshot is being read', async () => {
    setExtractionResponse({ itemPart: PART });
    const finish = holdResponses('autoExtract');
    const { parts, reading, redaction } = EMPTY_DRAFT;
    await show({ itemPart: null, parts, reading, redaction });
    await expect.element(shown('Looking for the item...')).toBeVisible();
    expect(button('Drag Around the Item').elements()).toEqual([]);
    expect(button('Show the Whole Screenshot').elements()).toEqual([]);
    finish();
    await expect.element(shown('Others see only the bright part.')).toBeVisible();
  });
});

test.each([null, PART])(
  'offers only the whole screenshot when the browser cannot display the picture',
  async (itemPart) => {
    await show({ itemPart, screenshot: unshowable() });
    await expect.element(shown(/^Your browser can't crop this picture/)).toBeVisible();
    expect(button('Drag Around the Item').elements()).toEqual([]);
    expect(button('Change What Others See').elements()).toEqual([]);
    await button('Show the Whole Screenshot').click();
    await expect
      .element(detailsStep().getByRole('status').filter({ hasText: WARNING }))
      .toHaveFocus();
    expect(button('Change What Others See').elements()).toEqual([]);
  },
);

test('announces to screen readers that the picture is hard to read', async () => {
  await show({ itemPart: PART, reading: { ...SAMPLE_READING, isHardToRead: true } });
  await expect.element(shown(HARD_TO_READ_WARNING)).toHaveAttribute('aria-live', 'polite');
});

test('shows no warning when the picture is easy to read', async () => {
  await show({ itemPart: PART });
  await expect.element(shown('Others see only the bright part.')).toBeVisible();
  expect(shown(HARD_TO_READ_WARNING).elements()).toEqual([]);
  expect(shown(WARNING).elements()).toEqual([]);
});

test('has no overlapping or cut-off controls at any size', SLOW_TEST_OPTIONS, async () => {
  await show({ itemPart: PART, reading: { ...SAMPLE_READING, isHardToRead: true } });
  await expect.element(button('Choose a Cover')).toBeVisible();
  await expectGoodLayout();
});

describe('the preview of the card', () => {
  /** Returns the color in the middle of the card's picture. */
  const middle = () => {
    const canvas = detailsStep()
      .getByRole('region', { name: 'Your card' })
      .element()
      .querySelector('canvas');
    const pixel = canvas?.getContext('2d')?.getImageData(240, 240, 1, 1).data;
    return [...(pixel ?? [])];
  };

  test('the preview of the card shows the cover, with hidden areas in black', async () => {
    const cover = { x: 0, y: 0.25, width: 0.5, height: 0.24375 };
    const area = { x: 0.15, y: 0.3, width: 0.2, height: 0.15 };
    const redaction = { areas: [area], checked: true };
    await show({ itemPart: PART, parts: { cover, focus: null }, redaction });
    await expect.poll(middle).toEqual([0, 0, 0, 255]);
    await detailsStep()
      .getByRole('button', { name: 'Unhide area that you added (1 of 1)' })
      .click();
    await expect.poll(() => middle().slice(0, 3)).not.toEqual([0, 0, 0]);
    expect(middle()[3]).toBe(255);
  });

  const drawing = () => {
    const region = detailsStep().getByRole('region', { name: 'Your card' }).element();
    const texts = [...region.querySelectorAll('svg text')];
    return {
      words: texts.map(({ textContent }) => textContent),
      tone: region.querySelector('svg rect')?.getAttribute('fill'),
    };
  };

  test('the preview of the card shows a drawn card when there is no cover, and updates it when the form changes', async () => {
    await show({ itemPart: PART });
    await expect
      .poll(drawing)
      .toEqual({ words: ['eBay', '$12.00', 'Tin', 'robot'], tone: CARD_TONES.ebay.background });
    await detailsStep().getByLabelText('Title *').fill('🔥 Brass “owl” & <b>fox</b>');
    await detailsStep().getByLabelText('Sold price *').fill('1234.5');
    await detailsStep()
      .getByLabelText(/^Platform/)
      .selectOptions('etsy');
    await expect.poll(() => drawing().tone).toBe(CARD_TONES.etsy.background);
    const [platform, price, ...title] = drawing().words;
    expect([platform, price, title.join(' ')]).toEqual([
      'Etsy',
      '$1,234.50',
      'Brass “owl” & <b>fox</b>',
    ]);
  });

  test('the longest line fills most of the width of the drawn card, and all lines stay inside the card', async () => {
    const title = 'Nintendo Switch OLED console with dock and eleven games, tested';
    const values = { ...EMPTY_DRAFT.values, title, soldPrice: '12.00' };
    await show({ itemPart: PART, values });
    await expect.poll(() => drawing().words.length).toBeGreaterThan(4);
    await document.fonts.ready;
    const region = detailsStep().getByRole('region', { name: 'Your card' }).element();
    const svg = region.querySelector('svg')?.getBoundingClientRect();
    const boxes = [...region.querySelectorAll('svg text')].map((it) => it.getBoundingClientRect());
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(svg?.left ?? 0);
      expect(right).toBeLessThanOrEqual(svg?.right ?? 0);
    }
    expect(Math.max(...boxes.map(({ width }) => width))).toBeGreaterThan((svg?.width ?? 0) * 0.6);
  });

  test('the preview of the card shows the drawn card when the part shows too little of the cover', async () => {
    const cover = { x: 0, y: 0, width: 1, height: 0.2 };
    await show({ itemPart: PART, parts: { cover, focus: null } });
    await expect.poll(() => drawing().words.slice(2)).toEqual(['Tin', 'robot']);
  });
});

describe('the cover options', () => {
  const TOP = { x: 0, y: 0.05, width: 0.5, height: 0.2 };
  const BOTTOM = { x: 0, y: 0.75, width: 0.5, height: 0.2 };
  const group = () => page.getByRole('group', { name: 'Which photo should cards show?' });

  test('a tap on a cover option changes the cover', async () => {
    await show({ parts: { cover: TOP, focus: null }, coverOptions: [TOP, BOTTOM] });
    await expect.element(button('Change Cover')).toBeVisible();
    await group().getByRole('radio', { name: 'Photo 2 of 2' }).click();
    await expect.poll(async () => (await stored())?.parts?.cover).toEqual(BOTTOM);
    await group().getByRole('radio', { name: 'No photo' }).click();
    await expect.element(button('Choose a Cover')).toBeVisible();
    await expect.poll(async () => (await stored())?.parts?.cover).toBeNull();
  });

  test.each([
    { name: 'the reading is sure of the cover', coverOptions: [], itemPart: EMPTY_DRAFT.itemPart },
    { name: 'the part shows none of them', coverOptions: [TOP, BOTTOM], itemPart: PART },
  ])('shows no cover options when $name', async ({ coverOptions, itemPart }) => {
    const cover = { x: 0.1, y: 0.3, width: 0.4, height: 0.2 };
    await show({ parts: { cover, focus: null }, coverOptions, itemPart });
    await expect.element(button('Change Cover')).toBeVisible();
    expect(group().elements()).toEqual([]);
  });
});

describe('the cover dialog', () => {
  const COVER = { x: 0.25, y: 0.125, width: 0.5, height: 0.5 };
  const dialog = () => page.getByRole('dialog', { name: 'Choose the Cover' });
  const frame = () => dialog().getByLabelText(/^Frame of the cover/);
  const use = () => dialog().getByRole('button', { name: 'Use This Part' }).click();

  test('cuts the chosen cover to the part', async () => {
    await show({ itemPart: PART, parts: { cover: COVER, focus: null } });
    await button('Change Cover').click();
    await expect.element(frame()).toHaveFocus();
    expect(dialog().element().querySelector('mask')).not.toBeNull();
    // Moves the frame out of the part.
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await use();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(async () => (await stored())?.parts?.cover?.y).toBe(0.25);
    expect((await stored())?.parts?.cover?.height).toBeLessThan(0.37);
  });

  test('rejects a cover outside the part', async () => {
    await show({
      itemPart: [{ x: 0, y: 0.75, width: 1, height: 0.25 }],
      parts: { cover: COVER, focus: null },
    });
    // The form offers no 'Change Cover', because its cover is outside the part and cards cannot show it.
    await button('Choose a Cover').click();
    await expect.element(frame()).toHaveFocus();
    for (let step = 0; step < 6; step += 1)
      await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
    await use();
    const message = 'The cover must be inside the part that others see.';
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(message);
    // The draft has not changed, so the form stored nothing.
    expect(await stored()).toBeNull();
  });

  test.each([
    [320, 640],
    [640, 360],
    [1280, 640],
  ])('shows a picture of useful size on %i x %i px', async (width, height) => {
    await page.viewport(width, height);
    await show({ itemPart: PART, parts: { cover: COVER, focus: null } });
    await button('Change Cover').click();
    await expect.element(frame()).toHaveFocus();
    const picture = dialog().getByAltText('Your screenshot').element();
    expect(picture.clientHeight).toBeGreaterThan(Math.min(200, height * 0.45));
    for (const name of ['Use This Part', 'No Cover', 'Cancel']) {
      const one = dialog().getByRole('button', { name });
      one.element().scrollIntoView();
      await expect.element(one).toBeInViewport({ ratio: 1 });
    }
  });
});

import type { PictureArea } from '@contract/schemas/picture-area';
import { setResponse } from '@test/fake-api';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { detailsStep, drawScreenshot } from '@test/share-form';
import { DESKTOP } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteRecordsOf } from '@/lib/forget-stored';
import type { Draft } from '../model/draft';
import {
  screenshotImage,
  loadStoredDraft,
  boxOf,
  areaOnScreenshot,
  closeToFraction,
  closeToArea,
} from './check-step.test-support';
import { draftWithReadScreenshot, sharePanelWithMocks } from './share-panel.test-support';

const render = (restored: Draft) =>
  renderPart(sharePanelWithMocks(memberLike({ username: 'thrifty' }), { restored }).panel);

beforeEach(() => setResponse('findSamePicture', { items: [] }));
afterEach(() => deleteRecordsOf({ end: 'signed-out', memberId: 'member-1' }));

describe("the edges of the item's part", () => {
  const MIDDLE = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 };
  const WARNING = 'Names and addresses outside the item may be visible. Check the picture.';
  const edges = () => [...document.querySelectorAll('dialog .ReactCrop__drag-bar.ord-s')];
  const handle = () => page.getByRole('button', { name: /^Bottom edge/ });
  const warning = () => detailsStep().getByText(WARNING, { exact: true });

  const show = async (itemPart: PictureArea[]) => {
    await render(draftWithReadScreenshot(await drawScreenshot(), { itemPart }));
    await expect
      .element(detailsStep().getByRole('button', { name: 'Change What Others See' }))
      .toBeVisible();
    await expect.poll(() => boxOf(screenshotImage().element()).height).not.toBe(0);
  };

  /**
   * Sends a pointer event to a point of the picture. `y` is the distance from the top, as a fraction of the picture's
   * height.
   */
  function point(on: EventTarget, type: string, y: number, pointerType: string): void {
    const { left, top, width, height } = boxOf(screenshotImage().element());
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

  /** Drags the lower edge of the part. `to` is its new distance from the top, as a fraction of the picture's height. */
  async function drag(to: number, pointerType: string): Promise<void> {
    await take(pointerType);
    point(document, 'pointermove', to, pointerType);
    await expect
      .poll(() => edges().map((edge) => areaOnScreenshot(edge).y))
      .toEqual([closeToFraction(to)]);
    point(document, 'pointerup', to, pointerType);
  }

  test.each(['mouse', 'touch'])(
    'can be dragged outward by %s, and a warning appears',
    async (pointerType) => {
      await show([MIDDLE]);
      expect(warning().elements()).toEqual([]);
      await drag(0.75, pointerType);
      await expect
        .poll(async () => (await loadStoredDraft())?.itemPart)
        .toEqual([closeToArea({ ...MIDDLE, height: 0.5 })]);
      await expect.element(warning()).toBeVisible();
    },
  );

  test('can be dragged so that others see less, without a warning', async () => {
    await show([MIDDLE]);
    await drag(0.4, 'mouse');
    await expect
      .poll(async () => (await loadStoredDraft())?.itemPart?.[0]?.height)
      .toBeCloseTo(0.15, 1);
    expect(warning().elements()).toEqual([]);
  });

  test('stop where the pointer is lifted, even if React has not rendered the last move yet', async () => {
    await show([MIDDLE]);
    await take('mouse');
    for (const to of [0.6, 0.75]) point(document, 'pointermove', to, 'mouse');
    point(document, 'pointerup', 0.75, 'mouse');
    await expect
      .poll(async () => (await loadStoredDraft())?.itemPart?.[0]?.height)
      .toBeCloseTo(0.5, 1);
  });

  test('can be moved with the arrow keys', async () => {
    await page.viewport(...DESKTOP);
    await show([MIDDLE]);
    await expect.element(handle()).toBeVisible();
    (handle().element() as HTMLElement).focus();
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const moved = 40 / screenshotImage().element().clientHeight;
    await expect
      .poll(async () => (await loadStoredDraft())?.itemPart?.[0]?.height)
      .toBeCloseTo(MIDDLE.height + moved, 2);
    await expect.element(handle()).toHaveFocus();
  });

  test.each([
    { name: 'more than one area', itemPart: [MIDDLE, { ...MIDDLE, y: 0.75, height: 0.2 }] },
    { name: 'the whole screenshot', itemPart: [{ x: 0, y: 0, width: 1, height: 1 }] },
  ])('are not shown for $name', async ({ itemPart }) => {
    await show(itemPart);
    expect(handle().elements()).toEqual([]);
  });

  test('do not cover the areas that the member can unhide', async () => {
    const area = { x: 0.3, y: 0.3, width: 0.2, height: 0.05 };
    const redaction = { areas: [area], checked: true };
    await render(
      draftWithReadScreenshot(await drawScreenshot(), { itemPart: [MIDDLE], redaction }),
    );
    await detailsStep()
      .getByRole('button', { name: /^Unhide/ })
      .click();
    await expect.element(detailsStep().getByText(/^We hid nothing\./)).toBeVisible();
  });
});

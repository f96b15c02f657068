import { type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { expectNoAxeViolations } from '@test/accessibility';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { renderPart } from '@test/render';
import { drawScreenshot } from '@test/share-form';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PartDialog } from './part-dialog';

const TOP: PictureArea = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 };
const BELOW: PictureArea = { x: 0.25, y: 0.75, width: 0.5, height: 0.125 };
const WARNING = 'Names and addresses outside the item may be visible. Check the picture.';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const frame = () => page.getByRole('group', { name: /arrow keys to move it/ });
const handle = (name: RegExp) => page.getByRole('button', { name });
const shown = (text: string) => page.getByText(text, { exact: true });
const picture = () => page.getByAltText('Your screenshot').element();
const bottomHandle = () => handle(/^Bottom edge/);

/** Opens the dialog. The returned function `chosen` returns the parts that were chosen so far. */
async function open(itemPart: ItemPart | null): Promise<{ chosen: () => ItemPart[] }> {
  const screenshot = await drawScreenshot();
  const onChoose = vi.fn<(part: ItemPart) => void>();
  await renderPart(
    <PartDialog
      screenshot={screenshot}
      itemPart={itemPart}
      areas={[]}
      onChoose={onChoose}
      onClose={() => undefined}
    />,
  );
  await expect.element(button(itemPart ? 'Add an Area' : 'Place a Box')).toBeVisible();
  return { chosen: () => onChoose.mock.calls.map(([part]) => part) };
}

/**
 * Moves a pointer between two points of the picture. The coordinates are fractions of the picture's width and height.
 */
function drag(target: Element, from: [number, number], to: [number, number], pointerType: string) {
  const { left, top, width, height } = picture().getBoundingClientRect();
  const point = (on: EventTarget, type: string, [x, y]: [number, number]) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerType,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
  point(target, 'pointerdown', from);
  for (const type of ['pointermove', 'pointerup']) point(document, type, to);
}

const near = (area: PictureArea) => {
  const about = (share: number) => expect.closeTo(share, 1) as number;
  const { x, y, width, height } = area;
  return { x: about(x), y: about(y), width: about(width), height: about(height) };
};

/** Opens the dialog with an area that is too small, moves that area, and tries to use the part. */
async function openWithSmall(): ReturnType<typeof open> {
  const opened = await open([TOP, { ...BELOW, height: 0.02 }]);
  await button('Area 2 of 2').click();
  await expect.element(frame()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await button('Area 1 of 2').click();
  await button('Use This Part').click();
  return opened;
}

describe('the part dialog without a part', () => {
  test('asks the member to drag around the item, and uses the drawn area', async () => {
    const { chosen } = await open(null);
    await expect.element(shown('Drag around the item: its photo, title and price.')).toBeVisible();
    await expect.element(shown('No area chosen yet.')).toBeVisible();
    await expect.element(button('Use This Part')).toBeDisabled();
    await expectNoAxeViolations();

    drag(picture(), [0.3, 0.3], [0.301, 0.301], 'mouse');
    await expect.element(button('Use This Part')).toBeDisabled();
    drag(picture(), [0.2, 0.3], [0.8, 0.6], 'mouse');
    await expect.element(shown('1 area chosen.')).toBeVisible();
    expect(page.getByText(WARNING).elements()).toEqual([]);
    await button('Use This Part').click();
    expect(chosen()).toEqual([[near({ x: 0.2, y: 0.3, width: 0.6, height: 0.3 })]]);
  });

  test('lets the member mark an area without drawing', async () => {
    const { chosen } = await open(null);
    await button('Place a Box').click();
    await expect.element(frame()).toHaveFocus();
    await button('Use This Part').click();
    expect(chosen()).toEqual([[near({ x: 0.1, y: 0.1, width: 0.8, height: 0.4 })]]);
  });

  test.each([
    {
      how: 'a frame when a key opens it',
      press: () => userEvent.keyboard('{Tab}{Enter}'),
      frames: 1,
    },
    { how: 'no frame when the mouse opens it', press: () => button('Open').click(), frames: 0 },
  ])('starts with $how', async ({ press, frames }) => {
    const screenshot = await drawScreenshot();
    const close = () => undefined;
    const Opener = () => {
      const [isOpen, setOpen] = useState(false);
      const dialog = { screenshot, itemPart: null, areas: [], onChoose: close, onClose: close };
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && <PartDialog {...dialog} />}
        </>
      );
    };
    await renderPart(<Opener />);
    await press();
    await expect
      .element(shown(frames === 1 ? '1 area chosen.' : 'No area chosen yet.'))
      .toBeVisible();
    expect(frame().elements()).toHaveLength(frames);
  });
});

describe('the part dialog with a part', () => {
  test('returns the same part if the member changes nothing', async () => {
    const { chosen } = await open([TOP, BELOW]);
    await button('Use This Part').click();
    expect(chosen()).toEqual([[near(TOP), near(BELOW)]]);
  });

  test('lets the member move an edge of the part by keyboard, and warns when the part becomes larger than at first', async () => {
    const { chosen } = await open([TOP]);
    await expect.element(frame()).toHaveFocus();
    await expectNoAxeViolations();
    for (let step = 0; step < 2; step += 1) await userEvent.tab();
    await expect.element(handle(/^Top edge/)).toHaveFocus();
    expect(page.getByText(WARNING).elements()).toEqual([]);
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect.element(shown(WARNING)).toBeVisible();
    await button('Use This Part').click();
    const [[area] = []] = chosen();
    const moved = 40 / picture().clientHeight;
    expect(area?.y).toBeCloseTo(TOP.y - moved, 2);
    expect(area?.height).toBeCloseTo(TOP.height + moved, 2);
    expect([area?.x, area?.width]).toEqual([TOP.x, TOP.width]);
  });

  test.each(['mouse', 'touch'])(
    'lets the member move an edge of the part by %s',
    async (pointerType) => {
      const { chosen } = await open([TOP]);
      const edge = document.querySelector('.ReactCrop__drag-bar.ord-s');
      if (!edge) throw new Error('The frame has no lower edge');
      drag(edge, [0.5, 0.5], [0.5, 0.7], pointerType);
      await button('Use This Part').click();
      expect(chosen()).toEqual([[near({ ...TOP, height: 0.45 })]]);
    },
  );

  test('lets the member show the whole screenshot', async () => {
    const { chosen } = await open([TOP]);
    await button('Show the Whole Screenshot').click();
    expect(chosen()).toEqual([WHOLE_SCREENSHOT]);
  });

  test('warns while the frame is around the whole screenshot', async () => {
    await open(WHOLE_SCREENSHOT);
    await expect.element(shown(WARNING)).toBeVisible();
  });

  test('rejects an area that is too small when the member has changed this area', async () => {
    const { chosen } = await openWithSmall();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Area 2 is too small. Make it larger.');
    await expect.element(shown('2 areas chosen. Area 2 is selected.')).toBeVisible();
    expect(chosen()).toEqual([]);
    await expect.element(frame()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the part dialog with several areas', () => {
  test('lets the member select and change one of the areas', async () => {
    const { chosen } = await open([TOP, BELOW]);
    await expect.element(shown('2 areas chosen. Area 1 is selected.')).toBeVisible();
    await expectNoAxeViolations();
    await button('Area 2 of 2').click();
    await expect.element(frame()).toHaveFocus();
    await expect.element(frame()).toHaveAccessibleName(/^Area 2 of 2\./);
    await expect.element(button('Area 1 of 2')).toBeVisible();
    (bottomHandle().element() as HTMLElement).focus();
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await button('Use This Part').click();
    const [[first, second] = []] = chosen();
    expect(first).toEqual(TOP);
    expect(second?.height).toBeCloseTo(BELOW.height + 40 / picture().clientHeight, 2);
  });

  test('lets the member add up to three areas, and remove them', async () => {
    const { chosen } = await open([TOP]);
    expect(button('Remove This Area').elements()).toEqual([]);
    await button('Add an Area').click();
    await expect.element(frame()).toHaveAccessibleName(/^Area 2 of 2\./);
    await expect.element(frame()).toHaveFocus();
    await button('Add an Area').click();
    await expect.element(shown('3 areas chosen. Area 3 is selected.')).toBeVisible();
    expect(button('Add an Area').elements()).toEqual([]);
    await button('Remove This Area').click();
    await button('Remove This Area').click();
    await expect.element(shown('1 area chosen.')).toBeVisible();
    await expect.element(frame()).toHaveFocus();
    await button('Use This Part').click();
    expect(chosen()).toEqual([[TOP]]);
  });
});

describe('the layout', () => {
  test(
    'the part dialog fits at every screen size with every control shown',
    SLOW_TEST_OPTIONS,
    async () => {
      await openWithSmall();
      await expect.element(page.getByRole('alert')).toBeVisible();
      await expectGoodLayout();
    },
  );

  test.each([
    [320, 640],
    [320, 480],
    [640, 360],
    [1280, 640],
    [1280, 800],
  ])(
    'the part dialog has a picture of useful size and reachable buttons on %i x %i px',
    async (width, height) => {
      await page.viewport(width, height);
      await open([TOP, BELOW]);
      expect(picture().clientHeight).toBeGreaterThan(Math.min(160, height * 0.45));
      const dialog = page.getByRole('dialog').element();
      expect(dialog.scrollWidth).toBe(dialog.clientWidth);
      for (const name of ['Use This Part', 'Show the Whole Screenshot', 'Cancel']) {
        button(name).element().scrollIntoView();
        await expect.element(button(name)).toBeInViewport({ ratio: 1 });
      }
    },
  );
});

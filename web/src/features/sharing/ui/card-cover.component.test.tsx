import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { expectNoAxeViolations } from '@test/accessibility';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { renderPart } from '@test/render';
import { drawScreenshot } from '@test/share-form';
import { type ComponentProps, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CoverOptions } from './card-cover';

type Props = ComponentProps<typeof CoverOptions>;

const TOP: PictureArea = { x: 0, y: 0.05, width: 0.5, height: 0.2 };
const MIDDLE: PictureArea = { x: 0, y: 0.4, width: 0.5, height: 0.2 };
const BOTTOM: PictureArea = { x: 0, y: 0.75, width: 0.5, height: 0.2 };
const WHOLE: ItemPart = [{ x: 0, y: 0, width: 1, height: 1 }];

const group = () => page.getByRole('group', { name: 'Which photo should cards show?' });
const radio = (name: string) => group().getByRole('radio', { name, exact: true });
const pixelOf = (place: number) => {
  const canvas = group().element().querySelectorAll('canvas')[place];
  return [...(canvas?.getContext('2d')?.getImageData(192, 192, 1, 1).data ?? [])];
};

/** Renders three cover options, and stores the cover that the member chooses. */
async function show(change: Partial<Props> = {}) {
  const onCover = vi.fn<(cover: PictureArea | null) => void>();
  const screenshot = await drawScreenshot();
  const Options = () => {
    const [cover, setCover] = useState(change.cover === undefined ? TOP : change.cover);
    return (
      <CoverOptions
        screenshot={screenshot}
        areas={[]}
        itemPart={WHOLE}
        coverOptions={[TOP, MIDDLE, BOTTOM]}
        busy={false}
        {...change}
        cover={cover}
        onCover={(chosen) => {
          onCover(chosen);
          setCover(chosen);
        }}
      />
    );
  };
  await renderPart(<Options />);
  return onCover;
}

describe('the cover options', () => {
  test('the cover options start with the found cover, and a tap chooses another cover', async () => {
    const onCover = await show();
    await expect.element(radio('Photo 1 of 3')).toBeChecked();
    await expectNoAxeViolations();
    await radio('Photo 3 of 3').click();
    expect(onCover.mock.lastCall).toEqual([BOTTOM]);
    await expect.element(radio('Photo 3 of 3')).toBeChecked();
    await radio('No photo').click();
    expect(onCover.mock.lastCall).toEqual([null]);
    await expect.element(radio('No photo')).toBeChecked();
  });

  test('the arrow keys choose a cover option', async () => {
    const onCover = await show();
    await expect.element(radio('Photo 1 of 3')).toBeVisible();
    await userEvent.tab();
    while (!group().element().contains(document.activeElement)) await userEvent.tab();
    await expect.element(radio('Photo 1 of 3')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(onCover.mock.calls).toEqual([[MIDDLE], [BOTTOM], [null]]);
    await expect.element(radio('No photo')).toHaveFocus();
  });

  test("selects 'no photo' in the cover options when no cover was found", async () => {
    await show({ cover: null });
    await expect.element(radio('No photo')).toBeChecked();
  });

  test('selects no cover option when the member chose another cover in the dialog', async () => {
    await show({ cover: { x: 0.5, y: 0.5, width: 0.3, height: 0.3 } });
    await expect.element(radio('No photo')).toBeVisible();
    await expect.element(radio('No photo')).not.toBeChecked();
    await expect.element(radio('Photo 1 of 3')).not.toBeChecked();
  });

  test('the cover options show their areas of the screenshot, with hidden areas in black', async () => {
    await show({ areas: [MIDDLE] });
    await expect.element(radio('Photo 2 of 3')).toBeVisible();
    await expect.poll(() => pixelOf(1)).toEqual([0, 0, 0, 255]);
    expect(pixelOf(0).slice(0, 3)).not.toEqual([0, 0, 0]);
    expect(pixelOf(0)[3]).toBe(255);
  });

  test('the cover options leave out a cover outside the part of the screenshot that others see', async () => {
    await show({ itemPart: [{ x: 0, y: 0, width: 1, height: 0.65 }] });
    await expect.element(radio('Photo 2 of 2')).toBeVisible();
    await expect.element(group().getByRole('radio')).toHaveLength(3);
  });

  test('the cover options cannot be changed while the sale is sent', async () => {
    await show({ busy: true });
    await expect.element(radio('Photo 2 of 3')).toBeDisabled();
  });

  test(
    'the cover options do not overlap and are not cut off at any size',
    SLOW_TEST_OPTIONS,
    async () => {
      await show();
      await expect.element(radio('Photo 1 of 3')).toBeVisible();
      await expectGoodLayout();
    },
  );
});

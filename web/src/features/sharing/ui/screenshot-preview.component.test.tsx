import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { expectNoAxeViolations } from '@test/accessibility';
import { expectGoodLayout, SLOW } from '@test/layout';
import { renderPart } from '@test/render';
import { drawScreenshot } from '@test/share-form';
import { type ComponentProps, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ScreenshotPreview } from './screenshot-preview';

const PART: ItemPart = [{ x: 0, y: 0.25, width: 1, height: 0.5 }];
const WARNING = 'Names and addresses outside the item may be visible. Check the picture.';
const HARD_TO_READ = 'Parts of this picture are hard to read. Make sure no name is left.';
const SETTINGS = { hidesFees: false, change: () => undefined, unsaved: null };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = (text: string | RegExp) => page.getByText(text, { exact: true });
const unshowable = () => new File(['no picture'], 'order.heic', { type: 'image/heic' });

type Props = ComponentProps<typeof ScreenshotPreview>;

/** Shows the preview. It keeps the part and the cover that the member chooses. */
async function show(change: Partial<Props> = {}) {
  const onMarkPart = vi.fn<() => void>();
  const onCover = vi.fn<(cover: PictureArea | null) => void>();
  const screenshot = change.screenshot ?? (await drawScreenshot());
  const Preview = () => {
    const [itemPart, setItemPart] = useState(change.itemPart ?? null);
    return (
      <ScreenshotPreview
        screenshot={screenshot}
        redaction={{ areas: [], checked: true }}
        onItemPart={setItemPart}
        onMarkPart={onMarkPart}
        isHardToRead={false}
        cover={null}
        coverOptions={[]}
        onCover={onCover}
        settings={SETTINGS}
        checking={false}
        busy={false}
        onDetect={() => undefined}
        {...change}
        itemPart={itemPart}
      />
    );
  };
  const rendered = await renderPart(<Preview />);
  return { onMarkPart, onCover, rendered };
}

describe('with a part', () => {
  test('dims the rest, and changes what others see', async () => {
    const { onMarkPart } = await show({ itemPart: PART });
    await expect.element(shown('Others see only the bright part.')).toBeVisible();
    await expect.poll(() => document.querySelector('mask')).not.toBeNull();
    await expectNoAxeViolations();
    await button('Change What Others See').click();
    expect(onMarkPart).toHaveBeenCalledOnce();
  });

  test('shows the whole screenshot with one tap, and warns', async () => {
    await show({ itemPart: PART });
    await button('Show the Whole Screenshot').click();
    await expect.element(page.getByRole('status').filter({ hasText: WARNING })).toBeVisible();
    expect(button('Show the Whole Screenshot').elements()).toEqual([]);
    await expect.element(button('Change What Others See')).toHaveFocus();
    expect(document.querySelector('mask')).toBeNull();
  });

  test('counts only what is hidden inside', async () => {
    const inside = { x: 0.1, y: 0.3, width: 0.2, height: 0.05 };
    const areas = [inside, { ...inside, y: 0.05 }];
    await show({ itemPart: PART, redaction: { areas, checked: true } });
    await expect.element(shown(/^We hid 1 area\./)).toBeVisible();
  });
});

describe('without a part', () => {
  test('asks to drag around the item', async () => {
    const { onMarkPart } = await show();
    await expect.element(shown(/^We aren't sure where the title and the price are/)).toBeVisible();
    await button('Drag Around the Item').click();
    expect(onMarkPart).toHaveBeenCalledOnce();
    await button('Show the Whole Screenshot').click();
    await expect.element(shown(WARNING)).toBeVisible();
  });

  test('offers nothing while the item is looked for', async () => {
    await show({ checking: true });
    await expect.element(shown('Looking for the item...')).toBeVisible();
    expect(button('Drag Around the Item').elements()).toEqual([]);
    expect(button('Show the Whole Screenshot').elements()).toEqual([]);
  });
});

test.each([null, PART])(
  'offers only the whole screenshot if the browser cannot show the picture',
  async (itemPart) => {
    await show({ itemPart, screenshot: unshowable() });
    await expect.element(shown(/^Your browser can't crop this picture/)).toBeVisible();
    expect(button('Drag Around the Item').elements()).toEqual([]);
    expect(button('Change What Others See').elements()).toEqual([]);
    await button('Show the Whole Screenshot').click();
    await expect.element(page.getByRole('status').filter({ hasText: WARNING })).toHaveFocus();
    expect(button('Change What Others See').elements()).toEqual([]);
  },
);

test('announces that the picture is hard to read', async () => {
  const change = { itemPart: PART, screenshot: await drawScreenshot() };
  const { rendered } = await show(change);
  expect(shown(HARD_TO_READ).elements()).toEqual([]);
  await rendered.unmount();
  await show({ ...change, isHardToRead: true });
  await expect.element(shown(HARD_TO_READ)).toHaveAttribute('aria-live', 'polite');
});

test('has a good layout at all sizes', SLOW, async () => {
  await show({ itemPart: PART, isHardToRead: true });
  await expectGoodLayout();
});

describe('the cover', () => {
  const COVER = { x: 0.25, y: 0.125, width: 0.5, height: 0.5 };
  const dialog = () => page.getByRole('dialog', { name: 'Choose the Cover' });
  const frame = () => dialog().getByLabelText(/^Frame of the cover/);

  test('is cut to the part when it is used', async () => {
    const { onCover } = await show({ itemPart: PART, cover: COVER });
    await button('Change Cover').click();
    await expect.element(frame()).toHaveFocus();
    expect(dialog().element().querySelector('mask')).not.toBeNull();
    // Moves the frame out of the part.
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await button('Use This Part').click();
    const [[cover] = []] = onCover.mock.calls;
    expect(cover?.y).toBe(0.25);
    expect(cover?.height).toBeLessThan(0.37);
  });

  test('is refused outside of the part', async () => {
    const { onCover } = await show({
      itemPart: [{ x: 0, y: 0.75, width: 1, height: 0.25 }],
      cover: COVER,
    });
    // Cards will not show this cover.
    await button('Choose a Cover').click();
    await expect.element(frame()).toHaveFocus();
    for (let step = 0; step < 6; step += 1)
      await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
    await button('Use This Part').click();
    const message = 'The cover must be inside the part that others see.';
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(message);
    expect(onCover).not.toHaveBeenCalled();
  });

  test.each([
    [320, 640],
    [640, 360],
    [1280, 640],
  ])('is chosen in a useful picture on %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await show({ itemPart: PART, cover: COVER });
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

import type { ItemPart } from '@contract/schemas/item-part';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PartShade } from './picture-marks';

const UPPER = { x: 0.1, y: 0.1, width: 0.8, height: 0.3 };
const LOWER = { x: 0.1, y: 0.7, width: 0.8, height: 0.2 };
const OVERLAPPING = { x: 0.3, y: 0.2, width: 0.4, height: 0.4 };

/**
 * Shows a picture of one color below the shade. Returns the brightness at the given points. Their coordinates are
 * fractions of the picture's width and height.
 */
async function brightness(color: string, itemPart: ItemPart | null, places: [number, number][]) {
  const { unmount } = await renderPart(
    <div
      data-testid="picture"
      style={{ position: 'relative', width: 200, height: 400, background: color }}
    >
      <PartShade itemPart={itemPart} />
    </div>,
  );
  const base64 = await page.getByTestId('picture').screenshot({ save: false });
  await unmount();
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  return places.map(([x, y]) => {
    const pixel = context?.getImageData(x * image.width, y * image.height, 1, 1).data;
    return pixel?.[1];
  });
}

test('the shade does not change the brightness of the areas of the part, and dims the rest', async () => {
  const places: [number, number][] = [
    [0.5, 0.25],
    [0.5, 0.8],
    [0.5, 0.55],
    [0.03, 0.25],
  ];
  const [upper, lower, between, beside] = await brightness('#fff', [UPPER, LOWER], places);
  expect([upper, lower]).toEqual([255, 255]);
  expect(between).toBeLessThan(140);
  expect(beside).toBe(between);
});

test('the shade does not change the brightness of areas that overlap', async () => {
  const places: [number, number][] = [
    [0.5, 0.3],
    [0.5, 0.5],
  ];
  expect(await brightness('#fff', [UPPER, OVERLAPPING], places)).toEqual([255, 255]);
});

test('the shade is visible on a black screenshot', async () => {
  const [inside, outside] = await brightness(
    '#000',
    [UPPER],
    [
      [0.5, 0.25],
      [0.5, 0.8],
    ],
  );
  expect(inside).toBe(0);
  expect(outside).toBeGreaterThan(30);
});

test.each([null, WHOLE_SCREENSHOT])(
  'the shade dims nothing when the whole screenshot is shown, or when no part is known',
  async (part) => {
    expect(await brightness('#fff', part, [[0.5, 0.5]])).toEqual([255]);
  },
);

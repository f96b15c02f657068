import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropAndEnlarge } from './tesseract-recognition';
import { pixelsOf } from './recognition-images';

const blank = { width: 200, height: 100, channels: 3, background: '#fff' } as const;

async function sizeOf(box: Parameters<typeof cropAndEnlarge>[1]) {
  const picture = await pixelsOf(sharp({ create: blank }));
  const { width, height } = await cropAndEnlarge(picture, box, 40);
  return { width, height };
}

it('cropAndEnlarge returns the part of the picture in the box, enlarged and with a margin', async () => {
  expect(await sizeOf({ x: 50, y: 40, width: 60, height: 20 })).toEqual({ width: 144, height: 64 });
});

it('cropAndEnlarge does not shrink the part when the box is large', async () => {
  expect(await sizeOf({ x: 20, y: 20, width: 100, height: 50 })).toEqual({
    width: 130,
    height: 80,
  });
});

it.each([
  ['extends beyond the edge of the picture', { x: -5, y: -5, width: 60, height: 20 }],
  ['is outside of the picture', { x: 300, y: 300, width: 60, height: 20 }],
])('cropAndEnlarge returns a picture even when the box %s', async (_what, box) => {
  const { width, height } = await sizeOf(box);
  expect(width).toBeGreaterThan(0);
  expect(height).toBeGreaterThan(0);
});

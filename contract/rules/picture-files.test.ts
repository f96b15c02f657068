import { expect, test } from 'vitest';
import { avifUrlOf, thumbnailArea } from './picture-files';

test("avifUrlOf derives the name of a thumbnail's AVIF file from the name of its WebP file", () => {
  expect(avifUrlOf('/media/items/a.webp/b-480.webp')).toBe('/media/items/a.webp/b-480.avif');
});

test.each([
  ['tall', { width: 900, height: 1600 }, { x: 0, y: 175, width: 900, height: 900 }],
  ['wide', { width: 1600, height: 1000 }, { x: 300, y: 0, width: 1000, height: 1000 }],
  ['square', { width: 70, height: 70 }, { x: 0, y: 0, width: 70, height: 70 }],
  ['very long', { width: 1, height: 1600 }, { x: 0, y: 400, width: 1, height: 1 }],
])(
  'thumbnailArea returns the area of a square thumbnail in a %s picture',
  (_shape, picture, area) => {
    expect(thumbnailArea(picture, { width: 480, height: 480 })).toEqual(area);
  },
);

test('thumbnailArea returns almost the whole picture when picture and thumbnail have almost the same aspect ratio', () => {
  const picture = { width: 900, height: 1200 };
  const area = thumbnailArea(picture, { width: 320, height: 427 });
  expect(area).toEqual({ x: 1, y: 0, width: 899, height: 1200 });
});

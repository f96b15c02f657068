import type { Picture } from '@contract/schemas/image';
import { expect, test } from 'vitest';
import { placeholderUrl, thumbnailSources } from './picture-sources';

const picture: Picture = {
  url: '/media/a.webp',
  width: 900,
  height: 1600,
  thumbnails: [
    { url: '/media/a-320.webp', width: 320, height: 320 },
    { url: '/media/a-480.webp', width: 480, height: 480 },
  ],
  hasAvif: true,
  placeholder: 'A'.repeat(64),
  shown: null,
  isDrawn: false,
};

test('lists all thumbnails as AVIF, and one as WebP', () => {
  expect(thumbnailSources(picture)).toMatchObject({
    avif: '/media/a-320.avif 320w, /media/a-480.avif 480w',
    webp: '/media/a-480.webp',
  });
});

test('lists all thumbnails as WebP for a picture without AVIF, and returns no placeholder if the picture has none', () => {
  const sources = thumbnailSources({ ...picture, hasAvif: false, placeholder: null });
  expect(sources).toEqual({
    avif: null,
    webp: '/media/a-320.webp 320w, /media/a-480.webp 480w',
    placeholder: null,
  });
});

test('returns the picture itself if it has no thumbnails', () => {
  expect(thumbnailSources({ ...picture, thumbnails: [] }).webp).toBe('/media/a.webp 900w');
});

test('returns the placeholder as a complete BMP file of 4 × 4 pixels with 24 bits each', () => {
  const [, base64 = ''] = placeholderUrl(picture)?.split(',') ?? [];
  const file = Buffer.from(base64, 'base64');
  expect(file.toString('latin1', 0, 2)).toBe('BM');
  expect(file.readUInt32LE(2)).toBe(file.length);
  expect(file.readUInt32LE(10)).toBe(file.length - 4 * 4 * 3);
  expect([file.readInt32LE(18), file.readInt32LE(22), file.readUInt16LE(28)]).toEqual([4, 4, 24]);
});

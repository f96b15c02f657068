import type { Picture } from '@contract/schemas/image';
import { expect, test } from 'vitest';
import { detailImageAttributes } from './picture-sources';

const picture = (thumbnails: Picture['thumbnails']): Picture => ({
  url: '/a.webp',
  width: 738,
  height: 1600,
  thumbnails,
  hasAvif: true,
  placeholder: null,
  shown: null,
  isDrawn: false,
});

test('uses the thumbnails for an open item when they show the whole picture', () => {
  const whole = { url: '/a-320.webp', width: 320, height: 694 };
  expect(detailImageAttributes(picture([whole])).srcSet).toBe('/a-320.webp 320w, /a.webp 738w');
});

test('does not use the thumbnails of a drawn card for an open item, even if the picture of the item is square', () => {
  const drawn = { url: '/a-320.webp', width: 320, height: 320 };
  const square = { ...picture([drawn]), width: 1600, height: 1600, isDrawn: true };
  expect(detailImageAttributes(square).srcSet).toBe('/a.webp 1600w');
});

test('does not use square thumbnails for an open item whose picture is not square', () => {
  const square = { url: '/a-320.webp', width: 320, height: 320 };
  expect(detailImageAttributes(picture([square])).srcSet).toBe('/a.webp 738w');
});

import { itemLike } from '@contract/schemas/item.test-support';
import { expect, it } from 'vitest';
import { itemHead } from './item-head';
import { itemPreview } from './item-preview';

const ORIGIN = 'https://boloboard.test';
const COVER = { path: '/media/items/ann/0123.webp', width: 640, height: 640 };

const headOf = (title: string, cover: typeof COVER | null = null) => {
  const item = itemLike({ id: 'owl', title });
  const preview = { ...itemPreview(item), cardVersion: '0123456789abcdef', cover, item };
  return itemHead(preview, ORIGIN);
};

it('itemHead returns a description with price and platform, and the preview card as the image', () => {
  expect(headOf('Brass owl')).toEqual({
    title: 'Brass owl',
    description:
      'Sold for $34.99 on eBay. See what resellers sold, for how much, and what to be on the lookout for.',
    type: 'website',
    url: `${ORIGIN}/item/owl`,
    image: {
      url: `${ORIGIN}/item/owl/card-0123456789abcdef.png`,
      type: 'image/png',
      width: 1200,
      height: 630,
    },
    imageAlt: 'Sold for $34.99 on eBay: Brass owl',
  });
});

it('itemHead returns the cover instead of the preview card as the image when the item has a cover', () => {
  const { path, ...size } = COVER;
  expect(headOf('Brass owl', COVER).image).toEqual({
    url: ORIGIN + path,
    type: 'image/webp',
    ...size,
  });
});

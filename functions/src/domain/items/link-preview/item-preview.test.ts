import { itemLike } from '@contract/schemas/item.test-support';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { TITLE_MAX_LENGTH } from '@contract/schemas/sale-submission';
import { describe, expect, it } from 'vitest';
import { itemPreview, soldLine } from './item-preview';

const titled = (title: string) => itemPreview(itemLike({ title })).title;

it('itemPreview returns only title, price, offer flag and platform', () => {
  expect(itemPreview(itemLike({ title: 'Brass owl' }))).toEqual({
    title: 'Brass owl',
    price: '$34.99',
    isOffer: false,
    platform: 'eBay',
  });
});

it('itemPreview uses the offer price when the item was sold on an offer', () => {
  const offer = itemPreview(itemLike({ saleType: 'offer', offerPrice: '1234.50' }));
  expect(offer).toMatchObject({ price: '$1,234.50', isOffer: true });
  expect(soldLine(offer)).toBe('Sold for $1,234.50 by offer on eBay');
  const unnamed = itemPreview(itemLike({ saleType: 'offer', offerPrice: null }));
  expect(soldLine(unnamed)).toBe('Sold for $34.99 on eBay');
});

it.each(Object.entries(PLATFORM_LABELS))(
  'itemPreview shows the platform %s as %s',
  (platform, label) => {
    const item = itemLike({ platform: platform as keyof typeof PLATFORM_LABELS });
    expect(itemPreview(item).platform).toBe(label);
  },
);

describe('preview title', () => {
  it('itemPreview removes line breaks, control characters and lone surrogates from the title', () => {
    expect(titled('\u0000Brass\r\n\towl\u0007 \u2028 \uD83D, small\u0085')).toBe(
      'Brass owl , small',
    );
  });

  it('itemPreview keeps non-Latin letters, emoji and accents in the title, and removes bidirectional overrides', () => {
    expect(titled('שלום \u200Fקטן 👩‍👧 café')).toBe('שלום \u200Fקטן 👩‍👧 café');
    expect(titled('\u202Egnorw\u202C \u2066Brass\u2069')).toBe('gnorw Brass');
  });

  it('itemPreview cuts the title to TITLE_MAX_LENGTH characters with an ellipsis', () => {
    expect(titled('🔥'.repeat(TITLE_MAX_LENGTH))).toBe('🔥'.repeat(TITLE_MAX_LENGTH));
    const long = titled('🔥'.repeat(TITLE_MAX_LENGTH + 1));
    expect(long).toBe(`${'🔥'.repeat(TITLE_MAX_LENGTH - 1)}…`);
  });

  it('itemPreview returns a placeholder when the title has no printable characters', () => {
    expect(titled(' \u0000\u202E ')).toBe('Shared on BoloBoard');
  });
});

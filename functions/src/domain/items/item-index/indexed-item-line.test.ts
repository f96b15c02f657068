import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexedItem, NOON } from './indexed-items.test-support';
import { parseItemLine, formatItemLine } from './indexed-item-line';

const text = fc.string({ unit: 'binary' });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const day = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));

const card = fc.record({
  ownerId: text,
  username: text,
  isPremiumUser: fc.boolean(),
  title: text,
  platform: fc.constantFrom('ebay' as const, 'facebook' as const),
  categoryName: orNull(text),
  soldPriceCents: fc.nat(),
  offerPriceCents: orNull(fc.nat()),
  saleType: fc.constantFrom('offer' as const, 'other' as const),
  purchasePriceCents: orNull(fc.nat()),
  sourceLocation: orNull(text),
  soldDate: orNull(day),
  isOwnSale: fc.boolean(),
  likesCount: fc.nat(),
  verifiedLikesCount: fc.nat(),
  commentsCount: fc.nat(),
  addedAt: fc.date({ noInvalidDate: true }),
  revision: fc.nat(),
});

const hex64 = fc.stringMatching(/^[0-9a-f]{64}$/);
const pictureHash = orNull(hex64);
const micros = fc.nat().map((later) => NOON + later);
const times = fc.record({ storedAt: micros, goneAt: micros, hiddenUntil: micros });
const share = fc.integer({ min: 0, max: 10_000 }).map((part) => part / 10_000);
const area = fc.record({ x: share, y: share, width: share, height: share });
const look = fc.record({
  hasAvif: fc.boolean(),
  isDrawn: fc.boolean(),
  placeholder: orNull(hex64),
  shown: orNull(area),
});

it('parseItemLine restores any item from the line that formatItemLine writes', () => {
  fc.assert(
    fc.property(card, look, pictureHash, times, (fields, changed, hash, later) => {
      const picture = { ...indexedItem('abc').card.picture, ...changed };
      const about = { card: { ...fields, picture }, pictureHash: hash, ...later };
      const item = indexedItem('abc', about);
      expect(formatItemLine(item)).not.toContain('\n');
      expect(parseItemLine(formatItemLine(item))).toEqual(item);
    }),
  );
});

it('formatItemLine writes the name of a picture once, without its folder', () => {
  const line = formatItemLine(indexedItem('abc'));
  expect(line).not.toContain('media');
  expect(line.split('0123456789abcdef')).toHaveLength(2);
});

it.each([
  'https://pictures.example/a.webp',
  '/media/items/another/0123456789abcdef.webp',
  '/media/items/abc/0123456789abcdef.jpg',
])('parseItemLine restores a picture with the URL %s', (url) => {
  const thumbnails = [{ url, width: 3, height: 4 }];
  const picture = { ...indexedItem('abc').card.picture, url, thumbnails };
  const item = indexedItem('abc', { card: { picture } });
  expect(parseItemLine(formatItemLine(item))).toEqual(item);
});

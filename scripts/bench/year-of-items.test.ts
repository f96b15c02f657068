import { MAX_DIFFERING_HASH_BITS } from '@contract/schemas/picture-hash';
import { expect, test } from 'vitest';
import {
  parseItemLine,
  formatItemLine,
} from '../../functions/src/domain/items/item-index/indexed-item-line';
import {
  differentHashBits,
  parsePictureHash,
} from '../../functions/src/services/items/elastic/engine-repeats';
import { createYearOfItems } from './year-of-items';

const NOW = Date.UTC(2026, 10, 28) * 1000;
const YEAR = 365 * 24 * 60 * 60 * 1_000_000;
const COUNT = 2000;
const CATEGORIES = ['Shirts', 'Vases'];

const year = createYearOfItems(COUNT, NOW, CATEGORIES);
const items = Array.from({ length: COUNT }, (_, n) => year.item(n));
const shareOf = (isCounted: (item: (typeof items)[number]) => boolean) =>
  items.filter(isCounted).length / COUNT;

test('`item` returns the same items for the same settings, regardless of the order of the calls', () => {
  const again = createYearOfItems(COUNT, NOW, CATEGORIES);
  for (const n of [COUNT - 1, 7, 0]) expect(again.item(n)).toEqual(items[n]);
});

test('createYearOfItems generates only items that the catalogue can store', () => {
  for (const item of items) expect(parseItemLine(formatItemLine(item))).toEqual(item);
});

test('createYearOfItems generates items of the year before now, the oldest first', () => {
  const stored = items.map(({ storedAt }) => storedAt);
  expect(stored).toEqual(stored.toSorted((a, b) => a - b));
  expect(stored[0]).toBeGreaterThan(NOW - 1.01 * YEAR);
  expect(stored[0]).toBeLessThan(NOW - 0.98 * YEAR);
  expect(stored.at(-1)).toBeLessThan(NOW);
});

test('`byId` returns the numbers of all items, sorted by id', () => {
  const ids = Array.from(year.byId(), (n) => items[n]?.id);
  expect(ids).toEqual(items.map(({ id }) => id).toSorted());
  expect(new Set(ids).size).toBe(COUNT);
});

test('createYearOfItems generates mostly live items and own sales, and some that expire soon, have expired or are hidden', () => {
  const hour = 60 * 60 * 1_000_000;
  expect(shareOf(({ card }) => card.isOwnSale)).toBeCloseTo(0.6, 1);
  expect(shareOf(({ goneAt }) => goneAt > NOW + hour)).toBeCloseTo(0.9, 1);
  expect(items.some(({ goneAt }) => goneAt > NOW && goneAt < NOW + hour)).toBe(true);
  expect(items.some(({ goneAt, hiddenUntil }) => goneAt <= NOW && hiddenUntil === 0)).toBe(true);
  expect(items.some(({ goneAt, hiddenUntil }) => goneAt <= NOW && hiddenUntil > NOW)).toBe(true);
});

test('createYearOfItems makes about 2 of 100 pictures almost equal to an earlier picture', () => {
  const hashes = items.flatMap(({ pictureHash }) => parsePictureHash(pictureHash) ?? []);
  const repeated = hashes.filter((hash, n) =>
    hashes
      .slice(0, n)
      .some((earlier) => differentHashBits(earlier, hash) <= MAX_DIFFERING_HASH_BITS),
  );
  expect(repeated.length / COUNT).toBeCloseTo(0.02, 1);
  expect(repeated).not.toHaveLength(0);
});

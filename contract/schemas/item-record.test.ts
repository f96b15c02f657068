import { expect, it } from 'vitest';
import { itemRecordSchema } from './item-record';
import { itemRecordLike } from './item-record.test-support';

const stored = (platform: unknown) => {
  const fields = Object.entries({ ...itemRecordLike(), platform }).map(([name, value]) => [
    name,
    value instanceof Date ? { toDate: () => value } : value,
  ]);
  return Object.fromEntries(fields) as unknown;
};

it.each([
  ['etsy', 'etsy'],
  ['vinted', 'ebay'],
  [null, 'ebay'],
  [undefined, 'ebay'],
])('itemRecordSchema reads the stored platform %j as %s', (platform, shown) => {
  expect(itemRecordSchema.parse(stored(platform)).platform).toBe(shown);
});

import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import { expect, it } from 'vitest';
import { parseKeptSaleLine, keptSaleLine } from './kept-sale-parts';

it('keptSaleLine writes no picture and no other field that a sale does not need', () => {
  const line = keptSaleLine(cardRecordLike({ title: 'Owl', categoryName: 'Decor' }));
  expect(Object.keys(parseKeptSaleLine(line) ?? {}).sort()).toEqual(
    [
      ...['addedAt', 'offerPriceCents', 'platform', 'purchasePriceCents', 'saleType'],
      ...['soldDate', 'soldPriceCents', 'sourceLocation', 'title'],
    ].sort(),
  );
  expect(line).not.toMatch(/media|Decor|thrifty/);
});

it.each(['', '{}', '["Owl"]', '["Owl","ebay",-1,null,"other",null,null,null,0]'])(
  'parseKeptSaleLine returns null for the invalid line %j',
  (line) => {
    expect(parseKeptSaleLine(line)).toBeNull();
  },
);

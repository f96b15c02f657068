import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySale } from './any-sale.test-support';
import { keptSaleIn, keptSaleLine } from './kept-sale-line';

it('returns the same sale from its line', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      expect(keptSaleIn(keptSaleLine(sale))).toEqual(sale);
    }),
  );
});

it.each(['', '{}', '["Owl"]', '["Owl","ebay",-1,null,"other",null,null,null,0]'])(
  'returns nothing for %j',
  (line) => {
    expect(keptSaleIn(line)).toBeNull();
  },
);

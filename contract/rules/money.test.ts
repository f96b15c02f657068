import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '../schemas/money';
import {
  centsToDecimal,
  decimalToCents,
  grossProfitCents,
  parseCents,
  salePriceCents,
} from './money';

describe('parseCents', () => {
  it.each([
    ['34', 3400],
    ['34.9', 3490],
    ['34.99', 3499],
    ['.50', 50],
    ['5.', 500],
    ['0', 0],
    [' 12.00 ', 1200],
    ['9999999.99', MAX_CENTS],
  ])('parses %j as %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each(['', ' ', '.', '-1', '1.234', '1,000', '$5', '1e3', '12345678', 'NaN', '1 2', '0x10'])(
    'returns null for %j',
    (text) => {
      expect(parseCents(text)).toBeNull();
    },
  );
});

describe('centsToDecimal', () => {
  it('formats two decimals and a minus sign', () => {
    expect([0, 5, 99, 100, 3499, -250].map(centsToDecimal)).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '1.00',
      '34.99',
      '-2.50',
    ]);
  });

  it('returns text that parseCents and decimalToCents convert back, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(parseCents(centsToDecimal(cents))).toBe(cents);
        expect(decimalToCents(centsToDecimal(-cents))).toBe(-cents || 0);
      }),
    );
  });
});

const sale = {
  isOwnSale: true,
  saleType: 'other' as const,
  soldPrice: '40.00',
  offerPrice: null,
  purchasePrice: '12.50',
};

describe('grossProfitCents', () => {
  it('is the sold price minus the purchase price', () => {
    expect(grossProfitCents(sale)).toBe(2750);
  });

  it('uses the offer price if the item was sold on an offer', () => {
    const offered = { ...sale, saleType: 'offer' as const, offerPrice: '30.00' };
    expect(salePriceCents(offered)).toBe(3000);
    expect(grossProfitCents(offered)).toBe(1750);
  });

  it('ignores the offer price if the item was not sold on an offer', () => {
    expect(salePriceCents({ ...sale, offerPrice: '30.00' })).toBe(4000);
  });

  it('is negative for a loss', () => {
    expect(grossProfitCents({ ...sale, purchasePrice: '41.00' })).toBe(-100);
  });

  it('is null for a find, and for a sale without a purchase price', () => {
    expect(grossProfitCents({ ...sale, isOwnSale: false })).toBeNull();
    expect(grossProfitCents({ ...sale, purchasePrice: null })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { grossProfitCents, salePriceCents } from './profit';

const sale = {
  isOwnSale: true,
  saleType: 'other' as const,
  soldPrice: '40.00',
  offerPrice: null,
  purchasePrice: '12.50',
};

describe('grossProfitCents', () => {
  it('returns the sold price minus the purchase price', () => {
    expect(grossProfitCents(sale)).toBe(2750);
  });

  it('uses the offer price when the item was sold on an offer', () => {
    const offered = { ...sale, saleType: 'offer' as const, offerPrice: '30.00' };
    expect(salePriceCents(offered)).toBe(3000);
    expect(grossProfitCents(offered)).toBe(1750);
  });

  it('uses salePriceCents, which ignores the offer price when the item was not sold on an offer', () => {
    expect(salePriceCents({ ...sale, offerPrice: '30.00' })).toBe(4000);
  });

  it('returns a negative number for a loss', () => {
    expect(grossProfitCents({ ...sale, purchasePrice: '41.00' })).toBe(-100);
  });

  it('returns null for a find, and for a sale without a purchase price', () => {
    expect(grossProfitCents({ ...sale, isOwnSale: false })).toBeNull();
    expect(grossProfitCents({ ...sale, purchasePrice: null })).toBeNull();
  });
});

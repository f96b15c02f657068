import { describe, expect, it } from 'vitest';
import { PLATFORMS } from '../schemas/platform';
import { estimatedFeeCents, MARKETPLACE_FEES, returnOnCost } from './marketplace-fees';

describe('estimatedFeeCents', () => {
  it.each([
    ['ebay', 10_000, 1400],
    ['ebay', 1001, 176],
    ['ebay', 1000, 166],
    ['poshmark', 1499, 295],
    ['poshmark', 1500, 300],
    ['poshmark', 10_000, 2000],
    ['depop', 10_000, 375],
    ['mercari', 3499, 350],
    ['facebook', 799, 80],
    ['facebook', 10_000, 1000],
    ['etsy', 10_000, 995],
    ['etsy', 999_999_999, 95_000_045],
  ] as const)('returns the standard fee of %s for a sale of %i cents', (platform, price, fee) => {
    expect(estimatedFeeCents(platform, price, {})).toBe(fee);
  });

  it('rounds half a cent up', () => {
    const own = { ebay: { basisPoints: 1000, fixedCents: 0 } };
    expect([4, 5, 14, 15].map((price) => estimatedFeeCents('ebay', price, own))).toEqual([
      0, 1, 1, 2,
    ]);
  });

  it("uses a member's own fee even if it is 0, and ignores the exceptions of the marketplace", () => {
    const own = {
      poshmark: { basisPoints: 1800, fixedCents: 10 },
      facebook: { basisPoints: 0, fixedCents: 0 },
    };
    expect(estimatedFeeCents('poshmark', 1000, own)).toBe(190);
    expect(estimatedFeeCents('facebook', 1000, own)).toBe(0);
    expect(estimatedFeeCents('mercari', 1000, own)).toBe(100);
  });
});

it.each(PLATFORMS)('MARKETPLACE_FEES states a source and a date for the fee of %s', (platform) => {
  const { source, asOf, note } = MARKETPLACE_FEES[platform];
  expect(new URL(source).protocol).toBe('https:');
  expect(new Date(asOf).toISOString().slice(0, 10)).toBe(asOf);
  expect(Date.parse(asOf)).toBeLessThan(Date.now());
  expect(note).not.toBe('');
});

it('returnOnCost returns null when nothing was spent', () => {
  expect(returnOnCost(500, 0)).toBeNull();
  expect(returnOnCost(500, 1000)).toBe(0.5);
  expect(returnOnCost(-250, 1000)).toBe(-0.25);
});

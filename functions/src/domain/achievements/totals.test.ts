import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedTotals } from './counted-totals';
import {
  totalsChangeOfEdit,
  itemTotals,
  NO_TOTALS,
  negatedTotalsChange,
  addTotalsChange,
} from './totals';

const MONDAY = '2026-11-16';
const addedAt = new Date('2026-11-18T12:00:00Z');
const find = itemRecordLike({ addedAt, soldPriceCents: 5000 });
const sale = itemRecordLike({ ...find, isOwnSale: true, purchasePriceCents: 1250 });
const offer = itemRecordLike({ ...sale, saleType: 'offer', offerPriceCents: 1000 });

describe('itemTotals', () => {
  it.each([
    ['a find', find, 0, 0],
    ['an own sale', sale, 1, 3750],
    ['an own sale on an offer, with a loss', offer, 1, -250],
    ['an own sale without a purchase price', { ...sale, purchasePriceCents: null }, 1, 0],
  ])('returns the totals of %s', (_what, item, ownSales, profitCents) => {
    const expected = { itemsShared: 1, ownSales, profitCents, sharesByWeek: { [MONDAY]: 1 } };
    expect(itemTotals(item)).toEqual(expected);
  });
});

describe('totalsChangeOfEdit', () => {
  it('returns null when an edit changes no total', () => {
    expect(totalsChangeOfEdit(sale, { ...sale, title: 'Tin owl', revision: 1 })).toBeNull();
  });

  it('returns a change when a find becomes an own sale, and the reversed change when the sale becomes a find again', () => {
    expect(totalsChangeOfEdit(find, sale)).toEqual({ ownSales: 1, profitCents: 3750 });
    expect(totalsChangeOfEdit(sale, find)).toEqual({ ownSales: -1, profitCents: -3750 });
  });
});

const items = fc.array(
  fc.record({
    isOwnSale: fc.boolean(),
    soldPriceCents: fc.nat({ max: 10_000 }),
    purchasePriceCents: fc.option(fc.nat({ max: 10_000 })),
    addedAt: fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2026-12-31'),
      noInvalidDate: true,
    }),
  }),
  { maxLength: 8 },
);

it('the totals are 0 after all shared items were deleted', () => {
  fc.assert(
    fc.property(items, (shared) => {
      const changes = shared.map((item) => itemTotals(itemRecordLike(item)));
      const after = [...changes, ...changes.map(negatedTotalsChange)].reduce(
        addTotalsChange,
        NO_TOTALS,
      );
      const weeks = Object.values(after.sharesByWeek);
      expect({ ...after, sharesByWeek: {} }).toEqual(NO_TOTALS);
      expect(weeks.every((shares) => shares === 0)).toBe(true);
    }),
  );
});

it('countedTotals counts live and expired items, kept sales, likes and comments, but no removed items', () => {
  const stored = [
    { id: 'sale', record: { ...sale, likesCount: 4, verifiedLikesCount: 3 } },
    {
      id: 'expired',
      record: { ...find, likesCount: 3, verifiedLikesCount: 2, expiresAt: addedAt },
    },
    {
      id: 'removed',
      record: { ...sale, likesCount: 9, verifiedLikesCount: 9, removedAt: addedAt },
    },
  ];
  const likes = [
    { itemId: 'sale', isVerified: true },
    { itemId: 'expired', isVerified: false },
    { itemId: 'removed', isVerified: true },
  ];
  const counted = countedTotals({
    items: stored,
    likes,
    comments: 4,
    keptSales: [],
    expired: NO_TOTALS,
  });
  const expected = {
    ...NO_TOTALS,
    itemsShared: 2,
    ownSales: 1,
    profitCents: 3750,
    likesGiven: 3,
    likesReceived: 4,
    comments: 4,
    sharesByWeek: { [MONDAY]: 2 },
  };
  expect(counted).toEqual(expected);
  const keptSales = [{ id: 'removed', fields: sale }];
  const shared = { itemsShared: 1, likesReceived: 9, sharesByWeek: { [MONDAY]: 1 } };
  const expired = { ...NO_TOTALS, ...shared };
  expect(countedTotals({ items: stored, likes, comments: 4, keptSales, expired })).toEqual({
    ...expected,
    itemsShared: 3,
    ownSales: 2,
    profitCents: 7500,
    likesReceived: 13,
    sharesByWeek: { [MONDAY]: 3 },
  });
});

import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import { expect, it } from 'vitest';
import { saleDayOf, isDayInRange, saleOf } from './sale';

const addedAt = new Date('2026-11-21T23:30:00Z');
const own = { isOwnSale: true, purchasePriceCents: 500, addedAt } as const;

it('saleOf uses the offer price when the item was sold on an offer', () => {
  const prices = { soldPriceCents: 3000, offerPriceCents: 2000 };
  const offer = cardRecordLike({ ...own, ...prices, saleType: 'offer' });
  const listed = cardRecordLike({ ...own, ...prices, saleType: 'other' });
  expect(saleOf(offer, {})).toMatchObject({ priceCents: 2000, costCents: 500, feeCents: 312 });
  expect(saleOf(listed, {})).toMatchObject({ priceCents: 3000, feeCents: 448 });
});

it('saleOf returns null when a sale has no purchase price', () => {
  expect(saleOf(cardRecordLike({ ...own, purchasePriceCents: null }), {})).toBeNull();
});

it('saleDayOf returns the sold date, or the UTC day when the item was added if the sold date is unknown', () => {
  expect(saleDayOf({ soldDate: '2026-11-02', addedAt })).toBe('2026-11-02');
  expect(saleDayOf({ soldDate: null, addedAt })).toBe('2026-11-21');
});

it('isDayInRange includes both ends of a range', () => {
  const range = { from: '2026-11-02', to: '2026-11-04' };
  const days = ['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05'];
  expect(days.map((day) => isDayInRange(day, range))).toEqual([false, true, true, false]);
  expect(days.map((day) => isDayInRange(day, {}))).toEqual([true, true, true, true]);
});

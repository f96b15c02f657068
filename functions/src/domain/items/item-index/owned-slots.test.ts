import { describe, expect, it } from 'vitest';
import { createItemIndex } from './item-index';
import { indexedItem, NOON } from './indexed-items.test-support';

const HOUR = 60 * 60 * 1_000_000;
const ALL = { offset: 0, limit: 99 };
const addedAt = (minute: number) => new Date(NOON / 1000 - 60_000 * minute);
const own = (id: string, minute: number, more: Parameters<typeof indexedItem>[1] = {}) =>
  indexedItem(id, { ...more, card: { ownerId: 'ann', addedAt: addedAt(minute), ...more.card } });
const hidden = { goneAt: NOON - HOUR, hiddenUntil: NOON + HOUR };
const sale = (soldPriceCents: number) => ({ isOwnSale: true, soldPriceCents });

const index = createItemIndex();
index.put([
  own('old', 3, { card: sale(1000) }),
  own('new', 1, { card: { ...sale(9999), saleType: 'offer', offerPriceCents: 500 } }),
  own('hidden', 2, hidden),
  own('removed', 2, { goneAt: NOON }),
  own('expired', 2, { ...hidden, hiddenUntil: NOON }),
  indexedItem('other', { card: { ownerId: 'bob', addedAt: addedAt(0) } }),
]);

const idsFor = (by: Parameters<typeof index.owned>[0], range = ALL) =>
  index.owned(by, NOON, range).items.map(({ id }) => id);
const ANN = { ownerId: 'ann', withHidden: true };

describe('the items of an owner', () => {
  it('the items of an owner include live and hidden items, the newest first', () => {
    expect(idsFor(ANN)).toEqual(['new', 'hidden', 'old']);
    expect(index.owned(ANN, NOON, ALL)).toMatchObject({ total: 3 });
  });

  it('the items of an owner include only live items when hidden items are not requested', () => {
    expect(idsFor({ ...ANN, withHidden: false })).toEqual(['new', 'old']);
  });

  it('the items of an owner can be read in pages, and a page after the last item is empty', () => {
    expect(idsFor(ANN, { offset: 1, limit: 1 })).toEqual(['hidden']);
    expect(idsFor(ANN, { offset: 3, limit: 1 })).toEqual([]);
  });

  it('the item index returns no items for an unknown owner', () => {
    expect(index.owned({ ...ANN, ownerId: 'zoe' }, NOON, ALL)).toEqual({ items: [], total: 0 });
  });

  it('the totals of an owner use the offer price of an item that was sold on an offer', () => {
    expect(index.ownedTotals(ANN, NOON)).toEqual({ items: 3, sales: 2, salesCents: 1500 });
  });
});

it('ownSales returns the own sales of a member until they are removed, and the time when an item of the member was last removed', () => {
  const held = createItemIndex();
  const gone = { goneAt: NOON - HOUR };
  held.put([
    own('live', 1, { card: sale(1) }),
    own('expired', 2, { ...gone, card: sale(1) }),
    own('find', 3),
    own('removed', 4, { ...gone, card: sale(1), removedAt: NOON - 5 }),
    own('earlier', 5, { ...gone, removedAt: NOON - 9 }),
    indexedItem('other', { card: { ownerId: 'bob', ...sale(1) }, removedAt: NOON }),
  ]);
  const found = () => {
    const { items, lastRemovedAt } = held.ownSales('ann');
    return { ids: items.map(({ id }) => id).sort(), lastRemovedAt };
  };
  expect(found()).toEqual({ ids: ['expired', 'live'], lastRemovedAt: NOON - 5 });
  held.removeGoneBefore(NOON - 6);
  expect(found()).toEqual({ ids: ['expired', 'live'], lastRemovedAt: NOON - 5 });
  held.removeGoneBefore(NOON + 99 * HOUR);
  expect(found()).toEqual({ ids: ['expired', 'live'], lastRemovedAt: 0 });
  held.remove(['live']);
  expect(found().ids).toEqual(['expired']);
  expect(held.ownSales('zoe')).toEqual({ items: [], lastRemovedAt: 0 });
});

it('removeGoneBefore keeps a hidden item in the item index until the item expires', () => {
  const kept = createItemIndex();
  kept.put([own('hidden', 1, hidden), own('removed', 1, { goneAt: NOON - HOUR })]);
  kept.removeGoneBefore(NOON);
  expect(kept.size).toBe(1);
  kept.removeGoneBefore(NOON + 2 * HOUR);
  expect(kept.size).toBe(0);
});

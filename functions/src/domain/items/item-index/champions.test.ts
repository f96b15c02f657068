import type { CardRecord } from '@contract/schemas/item-record';
import { describe, expect, it } from 'vitest';
import { indexedItem, NOON } from './indexed-items.test-support';
import { createItemIndex } from './item-index';

const item = (id: string, addedAt: string, card: Partial<CardRecord> = {}, goneAt?: number) =>
  indexedItem(id, {
    card: { ...card, addedAt: new Date(addedAt) },
    ...(goneAt !== undefined && { goneAt }),
  });

function championsOf(items: readonly ReturnType<typeof item>[], now = NOON) {
  const index = createItemIndex();
  index.put(items);
  const { mostLiked, highestProfit, mostActive } = index.champions(now);
  return {
    mostLiked: mostLiked?.id ?? null,
    highestProfit: highestProfit?.id ?? null,
    mostActive: mostActive && [mostActive.itemCount, mostActive.topItem.id],
  };
}

const sale = (purchasePriceCents: number) => ({ isOwnSale: true, purchasePriceCents });

describe('champions', () => {
  it('returns null for each champion when nothing was shared', () => {
    expect(championsOf([])).toEqual({ mostLiked: null, highestProfit: null, mostActive: null });
  });

  it('picks the most liked item, the highest profit and the member with the most items', () => {
    expect(
      championsOf([
        item('liked', '2026-11-02', { likesCount: 3, ownerId: 'ann' }),
        item('profit', '2026-11-03', { ...sale(100), ownerId: 'bob' }),
        item('less', '2026-11-04', { ...sale(200), likesCount: 2, ownerId: 'bob' }),
      ]),
    ).toEqual({ mostLiked: 'liked', highestProfit: 'profit', mostActive: [2, 'less'] });
  });

  it('requires a like for the most liked item and a profit for the highest profit', () => {
    expect(
      championsOf([item('loss', '2026-11-02', sale(3499)), item('find', '2026-11-02')]),
    ).toEqual({ mostLiked: null, highestProfit: null, mostActive: [2, 'find'] });
  });

  it('counts only items that were added in the current calendar month (UTC)', () => {
    const items = [
      item('october', '2026-10-31T23:59:59.999Z', { likesCount: 9, ...sale(1) }),
      item('first', '2026-11-01T00:00:00.000Z', { likesCount: 1, ...sale(2) }),
      item('last', '2026-11-30T23:59:59.999Z', { likesCount: 2, ...sale(3) }),
    ];
    const endOfNovember = Date.parse('2026-11-30T23:59:59.999Z') * 1000;
    const far = (it: (typeof items)[number]) => ({ ...it, goneAt: endOfNovember * 2 });
    expect(championsOf(items.map(far), endOfNovember)).toEqual({
      mostLiked: 'last',
      highestProfit: 'first',
      mostActive: [2, 'last'],
    });
    expect(championsOf(items.map(far), endOfNovember + 1000)).toEqual({
      mostLiked: null,
      highestProfit: null,
      mostActive: null,
    });
  });

  it('skips items that are gone', () => {
    expect(
      championsOf([
        item('gone', '2026-11-02', { likesCount: 9, ...sale(1), ownerId: 'ann' }, NOON),
        item('here', '2026-11-03', { likesCount: 1, ...sale(2), ownerId: 'bob' }),
      ]),
    ).toEqual({ mostLiked: 'here', highestProfit: 'here', mostActive: [1, 'here'] });
  });

  it('prefers the earlier item or member in a tie, regardless of insertion order', () => {
    const items = [
      item('b2', '2026-11-04', { likesCount: 1, ...sale(1), ownerId: 'bob' }),
      item('a1', '2026-11-02', { likesCount: 1, ...sale(1), ownerId: 'ann' }),
      item('b1', '2026-11-01', { likesCount: 1, ...sale(1), ownerId: 'bob' }),
      item('a2', '2026-11-03', { likesCount: 1, ...sale(1), ownerId: 'ann' }),
    ];
    // Ann shared her second item on Nov 3, Bob on Nov 4.
    const expected = { mostLiked: 'b1', highestProfit: 'b1', mostActive: [2, 'a1'] };
    expect(championsOf(items)).toEqual(expected);
    expect(championsOf(items.toReversed())).toEqual(expected);
  });

  it('counts only likes of members with a verified email address for the most liked item', () => {
    const faked = item('faked', '2026-11-02', { likesCount: 30, verifiedLikesCount: 0 });
    const liked = item('liked', '2026-11-03', { likesCount: 2, verifiedLikesCount: 1 });
    expect(championsOf([faked])).toMatchObject({ mostLiked: null });
    expect(championsOf([faked, liked])).toMatchObject({ mostLiked: 'liked' });
  });

  it("shows the most active member's item with the most likes, then the highest price", () => {
    const of = (id: string, likesCount: number, soldPriceCents: number) =>
      item(id, '2026-11-02', { likesCount, soldPriceCents });
    expect(championsOf([of('cheap', 2, 1), of('dear', 2, 9), of('unliked', 1, 99)])).toMatchObject({
      mostActive: [3, 'dear'],
    });
  });
});

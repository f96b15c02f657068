import type { CardRecord } from '@contract/schemas/item-record';
import { describe, expect, it } from 'vitest';
import { indexedItem, NOON } from './indexed-items.test-support';
import { createItemIndex } from './item-index';
import * as fc from 'fast-check';
import type { IndexedItem } from './indexed-item';
import { pictureHashWithBits } from './picture-hashes.test-support';

const item = (id: string, addedAt: string, card: Partial<CardRecord> = {}, goneAt?: number) =>
  indexedItem(id, {
    card: { ...card, addedAt: new Date(addedAt) },
    ...(goneAt !== undefined && { goneAt }),
  });

function championsOf(items: readonly IndexedItem[], now = NOON) {
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

  it('picks the most liked item, the item with the highest profit, and the member with the most items', () => {
    expect(
      championsOf([
        item('liked', '2026-11-02', { likesCount: 3, ownerId: 'ann' }),
        item('profit', '2026-11-03', { ...sale(100), ownerId: 'bob' }),
        item('less', '2026-11-04', { ...sale(200), likesCount: 2, ownerId: 'bob' }),
      ]),
    ).toEqual({ mostLiked: 'liked', highestProfit: 'profit', mostActive: [2, 'less'] });
  });

  it('picks no most liked item when no item has a like, and no item with the highest profit when no item has a profit', () => {
    expect(
      championsOf([item('loss', '2026-11-02', sale(3499)), item('find', '2026-11-02')]),
    ).toEqual({ mostLiked: null, highestProfit: null, mostActive: [2, 'find'] });
  });

  it('counts only items that were added in the current UTC month', () => {
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

  it('prefers the earlier item or member in a tie, in any order of insertion', () => {
    const items = [
      item('b2', '2026-11-04', { likesCount: 1, ...sale(1), ownerId: 'bob' }),
      item('a1', '2026-11-02', { likesCount: 1, ...sale(1), ownerId: 'ann' }),
      item('b1', '2026-11-01', { likesCount: 1, ...sale(1), ownerId: 'bob' }),
      item('a2', '2026-11-03', { likesCount: 1, ...sale(1), ownerId: 'ann' }),
    ];
    // Ann and Bob have two items each. Ann wins, because she shared her second item on Nov 3, and Bob shared his on Nov
    // 4.
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

  it('shows the most active member with their most liked item, or with the most expensive of several equally liked items', () => {
    const of = (id: string, likesCount: number, soldPriceCents: number) =>
      item(id, '2026-11-02', { likesCount, soldPriceCents });
    expect(championsOf([of('cheap', 2, 1), of('dear', 2, 9), of('unliked', 1, 99)])).toMatchObject({
      mostActive: [3, 'dear'],
    });
  });
});

const OWL = pictureHashWithBits(0);
const OWL_AGAIN = pictureHashWithBits(12);
const CHAIR = pictureHashWithBits(13);

interface Sale {
  readonly id: string;
  readonly pictureHash: string | null;
  readonly ownerId?: string;
  readonly storedAt?: number;
  readonly goneAt?: number;
  readonly likesCount?: number;
  readonly title?: string;
  readonly soldPriceCents?: number;
}

const itemOf = ({
  ownerId = 'ann',
  likesCount = 1,
  title = 'Brass owl',
  soldPriceCents = 2000,
  ...rest
}: Sale): IndexedItem =>
  indexedItem(rest.id, {
    card: {
      ownerId,
      likesCount,
      title,
      soldPriceCents,
      isOwnSale: true,
      // In this test, an item with more likes also has a higher profit.
      purchasePriceCents: 1000 - likesCount,
    },
    ...rest,
  });

describe('champions and repeated sales (same owner, picture, title and price)', () => {
  const first = itemOf({ id: 'first', pictureHash: OWL, storedAt: 1 });
  const again = itemOf({ id: 'again', pictureHash: OWL_AGAIN, storedAt: 2, likesCount: 9 });
  const onlyFirst = { mostLiked: 'first', highestProfit: 'first', mostActive: [1, 'first'] };
  const onlyAgain = { mostLiked: 'again', highestProfit: 'again', mostActive: [1, 'again'] };
  const both = { ...onlyAgain, mostActive: [2, 'again'] };

  it('the repeated sale does not count, but the earlier sale does', () => {
    expect(championsOf([first, again])).toEqual(onlyFirst);
    expect(championsOf([again, first])).toEqual(onlyFirst);
  });

  it('the repeated sale does not count when the earlier sale is from another month', () => {
    const october = { ...first.card, addedAt: new Date('2026-10-31') };
    const noOne = { mostLiked: null, highestProfit: null, mostActive: null };
    expect(championsOf([{ ...first, card: october }, again])).toEqual(noOne);
  });

  it.each([
    ['title', { title: 'Brass owl, the second' }],
    ['price', { soldPriceCents: 2001 }],
  ])('the second sale counts when its %s is different', (_what, change) => {
    expect(championsOf([first, { ...again, card: { ...again.card, ...change } }])).toEqual(both);
  });

  it('the repeated sale does not count when only case and accents of its title differ', () => {
    const folded = { ...again, card: { ...again.card, title: 'BRÁSS Owl' } };
    expect(championsOf([first, folded])).toEqual(onlyFirst);
  });

  it('the repeated sale counts when the earlier sale is gone', () => {
    expect(championsOf([{ ...first, goneAt: NOON }, again])).toEqual(onlyAgain);
  });

  it('the second sale counts when the picture hashes of the two sales differ in more than 12 bits', () => {
    const other = { ...again, pictureHash: CHAIR };
    expect(championsOf([first, other])).toEqual(both);
  });

  it('the second sale counts when one of the two picture hashes is unknown', () => {
    const unknown = (item: IndexedItem) => ({ ...item, pictureHash: null });
    expect(championsOf([unknown(first), unknown(again)])).toEqual(both);
    expect(championsOf([first, unknown(again)])).toEqual(both);
  });

  it('the second sale counts when another member shared the earlier sale', () => {
    const bobs = { ...again, card: { ...again.card, ownerId: 'bob' } };
    expect(championsOf([first, bobs])).toMatchObject({
      mostLiked: 'again',
      mostActive: [1, 'first'],
    });
  });

  it('repeated sales do not add to the number of items of the most active member', () => {
    const repeats = [2, 3, 4].map((n) =>
      itemOf({ id: `again ${String(n)}`, pictureHash: OWL, storedAt: n }),
    );
    const bobs = [OWL, CHAIR].map((pictureHash, n) =>
      itemOf({ id: `bob ${String(n)}`, ownerId: 'bob', pictureHash, storedAt: n }),
    );
    expect(championsOf([first, ...repeats, ...bobs])).toMatchObject({ mostActive: [2, 'bob 0'] });
  });
});

/**
 * Returns the items that count toward the champion titles, in a simple and slow way. The test compares this result with
 * the result of the item index.
 */
function counted(items: readonly IndexedItem[]): IndexedItem[] {
  const live = items.filter(({ goneAt }) => goneAt > NOON);
  const isBefore = (a: IndexedItem, b: IndexedItem) =>
    a.storedAt < b.storedAt || (a.storedAt === b.storedAt && a.id < b.id);
  const bits = (hash: string) => BigInt(`0x${hash}`).toString(2).replaceAll('0', '').length;
  const isSame = (a: IndexedItem, b: IndexedItem) =>
    a.card.title === b.card.title &&
    a.card.soldPriceCents === b.card.soldPriceCents &&
    a.pictureHash !== null &&
    b.pictureHash !== null &&
    // `pictureHashWithBits` sets the lowest bits. So the number of bits in which two hashes differ is the difference of
    // their numbers of set bits.
    Math.abs(bits(a.pictureHash) - bits(b.pictureHash)) <= 12;
  return live.filter(
    (item) =>
      !live.some(
        (other) =>
          other.card.ownerId === item.card.ownerId && isBefore(other, item) && isSame(other, item),
      ),
  );
}

const anySale = (n: number) =>
  fc
    .record({
      pictureHash: fc.option(fc.constantFrom(0, 6, 12, 18, 24, 30).map(pictureHashWithBits), {
        nil: null,
      }),
      ownerId: fc.constantFrom('ann', 'bob', 'zoe'),
      storedAt: fc.integer({ min: 1, max: 5 }),
      goneAt: fc.constantFrom(NOON, NOON + 1),
      likesCount: fc.integer({ min: 1, max: 4 }),
      title: fc.constantFrom('Brass owl', 'Chair'),
      soldPriceCents: fc.constantFrom(2000, 2500),
    })
    .map((sale) => {
      const item = itemOf({ id: String(n), ...sale });
      // Each item has a different time, because the result must not depend on how ties are broken.
      return { ...item, card: { ...item.card, addedAt: new Date(NOON / 1000 - n) } };
    });

it('the champions leave out the same repeated sales as a slow reference implementation', () => {
  const anyItems = fc
    .integer({ min: 0, max: 12 })
    .chain((size) => fc.tuple(...Array.from({ length: size }, (_, n) => anySale(n))));
  fc.assert(
    fc.property(anyItems, (items) => {
      const withoutHashes = counted(items).map((item) => ({ ...item, pictureHash: null }));
      expect(championsOf(items)).toEqual(championsOf(withoutHashes));
    }),
  );
});

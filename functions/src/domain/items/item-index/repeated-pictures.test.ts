import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedItem, NOON } from './indexed-items.test-support';
import type { IndexedItem } from './indexed-item';
import { createItemIndex } from './item-index';
import { hashWith } from './picture-hashes.test-support';

const OWL = hashWith(0);
const OWL_AGAIN = hashWith(12);
const CHAIR = hashWith(13);

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
      ...{ ownerId, likesCount, title, soldPriceCents, isOwnSale: true },
      // Items with more likes also get a higher profit.
      purchasePriceCents: 1000 - likesCount,
    },
    ...rest,
  });

function championsOf(items: readonly IndexedItem[]) {
  const index = createItemIndex();
  index.put(items);
  const { mostLiked, highestProfit, mostActive } = index.champions(NOON);
  return {
    mostLiked: mostLiked?.id ?? null,
    highestProfit: highestProfit?.id ?? null,
    mostActive: mostActive && [mostActive.itemCount, mostActive.topItem.id],
  };
}

describe('a sale with the picture, title and price of an earlier sale of its owner', () => {
  const first = itemOf({ id: 'first', pictureHash: OWL, storedAt: 1 });
  const again = itemOf({ id: 'again', pictureHash: OWL_AGAIN, storedAt: 2, likesCount: 9 });
  const onlyFirst = { mostLiked: 'first', highestProfit: 'first', mostActive: [1, 'first'] };
  const onlyAgain = { mostLiked: 'again', highestProfit: 'again', mostActive: [1, 'again'] };
  const both = { ...onlyAgain, mostActive: [2, 'again'] };

  it('does not count, but the earlier sale does', () => {
    expect(championsOf([first, again])).toEqual(onlyFirst);
    expect(championsOf([again, first])).toEqual(onlyFirst);
  });

  it('does not count when the earlier sale is from another month', () => {
    const october = { ...first.card, addedAt: new Date('2026-10-31') };
    const noOne = { mostLiked: null, highestProfit: null, mostActive: null };
    expect(championsOf([{ ...first, card: october }, again])).toEqual(noOne);
  });

  it.each([
    ['title', { title: 'Brass owl, the second' }],
    ['price', { soldPriceCents: 2001 }],
  ])('counts when the %s is different', (_what, change) => {
    expect(championsOf([first, { ...again, card: { ...again.card, ...change } }])).toEqual(both);
  });

  it('does not count when only case and accents of the title differ', () => {
    const folded = { ...again, card: { ...again.card, title: 'BRÁSS Owl' } };
    expect(championsOf([first, folded])).toEqual(onlyFirst);
  });

  it('counts when the earlier sale is gone', () => {
    expect(championsOf([{ ...first, goneAt: NOON }, again])).toEqual(onlyAgain);
  });

  it('counts when the two picture hashes differ in more than 12 bits', () => {
    const other = { ...again, pictureHash: CHAIR };
    expect(championsOf([first, other])).toEqual(both);
  });

  it('counts when one of the picture hashes is unknown', () => {
    const unknown = (item: IndexedItem) => ({ ...item, pictureHash: null });
    expect(championsOf([unknown(first), unknown(again)])).toEqual(both);
    expect(championsOf([first, unknown(again)])).toEqual(both);
  });

  it('counts when another member shared the earlier sale', () => {
    const bobs = { ...again, card: { ...again.card, ownerId: 'bob' } };
    expect(championsOf([first, bobs])).toMatchObject({
      mostLiked: 'again',
      mostActive: [1, 'first'],
    });
  });

  it('does not count in the number of items of the most active member', () => {
    const repeats = [2, 3, 4].map((n) =>
      itemOf({ id: `again ${String(n)}`, pictureHash: OWL, storedAt: n }),
    );
    const bobs = [OWL, CHAIR].map((pictureHash, n) =>
      itemOf({ id: `bob ${String(n)}`, ownerId: 'bob', pictureHash, storedAt: n }),
    );
    expect(championsOf([first, ...repeats, ...bobs])).toMatchObject({ mostActive: [2, 'bob 0'] });
  });
});

/** A simple model of the rule. Returns the items that count for the champions. */
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
    // `hashWith` sets the lowest bits, so the distance of two hashes is the difference of their bit counts.
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
      pictureHash: fc.option(fc.constantFrom(0, 6, 12, 18, 24, 30).map(hashWith), { nil: null }),
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

it('excludes the same items from the champions as a simple model of the rule', () => {
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

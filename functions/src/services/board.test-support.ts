import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import { type ListingQueryInput, listingQuerySchema } from '@contract/schemas/listing';
import { PLATFORMS } from '@contract/schemas/platform';
import fc from 'fast-check';
import type { ListedItem, Micros } from '../domain/listing-index/listed-item';
import { createListingIndex } from '../domain/listing-index/listing-index';
import { createKeptOrders } from './kept-orders';
import { createListing } from './listing';
import type { LiveListing } from './live-listing';
import { createPageRights } from './page-rights';

/** 2026-11-21T12:00:00Z. */
export const NOON: Micros = Date.UTC(2026, 10, 21, 12) * 1000;
export const SECOND: Micros = 1_000_000;
export const NEVER: Micros = Date.UTC(2027, 0) * 1000;

export const PREMIUM_MEMBER = { uid: 'premium', isAdmin: false };
export const FREE_MEMBER = { uid: 'free', isAdmin: false };

/** A find that was shared at noon. */
export const OWL: ListedItem = {
  id: 'owl',
  listedAt: NOON,
  goneAt: NEVER,
  pictureHash: null,
  card: cardRecordLike({
    ownerId: 'ann',
    username: 'ann_lee',
    platform: 'etsy',
    addedAt: new Date(NOON / 1000),
  }),
};

/** The owl with other values. */
export function itemWith(
  id: string,
  {
    listedAt,
    goneAt,
    pictureHash,
    ...card
  }: Partial<ListedItem['card'] & Omit<ListedItem, 'id' | 'card'>>,
): ListedItem {
  const times = { listedAt: listedAt ?? OWL.listedAt, goneAt: goneAt ?? OWL.goneAt };
  const hash = pictureHash ?? OWL.pictureHash;
  return { id, ...times, pictureHash: hash, card: { ...OWL.card, ...card } };
}

const cents = fc.constantFrom(0, 500, 501, 999, 1000, 1001, 3499, 999_999_999);
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });

/** What an item shows, with few values for each field, so that there are many ties. */
const card: fc.Arbitrary<Partial<ListedItem['card']>> = fc.record({
  ownerId: fc.constantFrom('ann', 'bob', 'zoé'),
  username: fc.constantFrom('Ann_Lee', 'ann_lee2', 'bob', 'ZED'),
  title: fc.constantFrom(
    'Brass owl',
    'brass OWL',
    'Brâss Öwl',
    "Levi's 501",
    'Levis 501',
    'zebra',
    'Äpfel',
  ),
  platform: fc.constantFrom(...PLATFORMS),
  categoryName: orNull(fc.constantFrom('Décor', 'decor', 'Jeans & Co')),
  soldPriceCents: cents,
  offerPriceCents: orNull(cents),
  saleType: fc.constantFrom('offer', 'other'),
  purchasePriceCents: orNull(cents),
  soldDate: orNull(fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-20', '2024-02-29')),
  isOwnSale: fc.boolean(),
  likesCount: fc.integer({ min: 0, max: 3 }),
  addedAt: fc.integer({ min: 0, max: 40 }).map((ms) => new Date(NOON / 1000 - ms)),
});

/** An item shared around noon, which may be gone since, or be shared later. */
export const anyItem = (id: string): fc.Arbitrary<ListedItem> =>
  fc
    .tuple(card, fc.integer({ min: -100, max: 3 }), fc.integer({ min: -30, max: 300 }))
    .map(([fields, listed, gone]) =>
      itemWith(id, { ...fields, listedAt: NOON + listed, goneAt: NOON + gone }),
    );

export const manyItems = (count: number): fc.Arbitrary<ListedItem[]> =>
  fc.tuple(...Array.from({ length: count }, (_, n) => anyItem(`item-${String(n)}`)));

/** One instance of the product, whose looks are made at once and see what `put` was given. */
export function createInstance(items: readonly ListedItem[] = [], asOf: Micros = NOON) {
  const index = createListingIndex();
  index.put(items);
  const board = { index, asOf };
  const liveListing: LiveListing = { current: async () => ({ ...board }) };
  const listing = createListing({
    liveListing,
    pageRights: createPageRights({ isPremium: async (uid) => uid === PREMIUM_MEMBER.uid }),
    keptOrders: createKeptOrders({ now: () => new Date(board.asOf / 1000) }),
  });
  return {
    liveListing,
    listing,
    put: (...changed: ListedItem[]) => {
      index.put(changed);
    },
    /** From then on looks see the board as of so much later. */
    pass: (micros: Micros) => {
      board.asOf += micros;
    },
    /** What a premium member, or whoever is named, is answered. */
    list: (query: ListingQueryInput = {}, actor: typeof FREE_MEMBER | null = PREMIUM_MEMBER) =>
      listing.page(listingQuerySchema.parse(query), actor),
  };
}

export type Instance = ReturnType<typeof createInstance>;

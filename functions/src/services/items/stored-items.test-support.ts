import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import { type ItemListQueryInput, itemListQuerySchema } from '@contract/schemas/item-list';
import { PLATFORMS } from '@contract/schemas/platform';
import fc from 'fast-check';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import { createItemIndex } from '../../domain/items/item-index/item-index';
import type { Actor } from '../../lib/authority';
import { actorFor } from '../../lib/authority.test-support';
import { type ReaderBlocks, NOBODY_BLOCKED } from '../blocking/blocked-members';
import { createOrderCache } from './order-cache';
import { createItemListService } from './item-list';
import type { SyncedItemIndex } from './synced-item-index';
import { createMemoryItemQueries } from './memory-item-queries';
import { createPageRightsCheck } from './item-list-request';

export const NOON: Micros = Date.UTC(2026, 10, 21, 12) * 1000;
export const SECOND: Micros = 1_000_000;
export const NEVER: Micros = Date.UTC(2027, 0) * 1000;

export const PREMIUM_MEMBER = actorFor('premium');
export const FREE_MEMBER = actorFor('free');

export const OWL: IndexedItem = {
  id: 'owl',
  storedAt: NOON,
  goneAt: NEVER,
  hiddenUntil: 0,
  removedAt: 0,
  pictureHash: null,
  card: cardRecordLike({
    ownerId: 'ann',
    username: 'ann_lee',
    platform: 'etsy',
    addedAt: new Date(NOON / 1000),
  }),
};

export function itemWith(
  id: string,
  {
    storedAt,
    goneAt,
    hiddenUntil = 0,
    removedAt = 0,
    pictureHash,
    ...card
  }: Partial<IndexedItem['card'] & Omit<IndexedItem, 'id' | 'card'>>,
): IndexedItem {
  const times = {
    storedAt: storedAt ?? OWL.storedAt,
    goneAt: goneAt ?? OWL.goneAt,
    hiddenUntil,
    removedAt,
  };
  const hash = pictureHash ?? OWL.pictureHash;
  // By default, all likes are verified, so they count when champions are determined.
  const verifiedLikesCount = card.likesCount ?? OWL.card.likesCount;
  const all = { ...OWL.card, verifiedLikesCount, ...card };
  return { id, ...times, pictureHash: hash, card: all };
}

const cents = fc.constantFrom(0, 500, 501, 999, 1000, 1001, 3499, 999_999_999);
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });

/** Generates cards of items with only a few different values per field, so that many items tie when they are sorted. */
const card: fc.Arbitrary<Partial<IndexedItem['card']>> = fc.record({
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

export const anyItem = (id: string): fc.Arbitrary<IndexedItem> =>
  fc
    .tuple(card, fc.integer({ min: -100, max: 3 }), fc.integer({ min: -30, max: 300 }))
    .map(([fields, stored, gone]) =>
      itemWith(id, { ...fields, storedAt: NOON + stored, goneAt: NOON + gone }),
    );

export const manyItems = (count: number): fc.Arbitrary<IndexedItem[]> =>
  fc.tuple(...Array.from({ length: count }, (_, n) => anyItem(`item-${String(n)}`)));

export function createItemServerInstance(items: readonly IndexedItem[] = [], asOf: Micros = NOON) {
  let blocked: ReaderBlocks = NOBODY_BLOCKED;
  const index = createItemIndex();
  index.put(items);
  const snapshot = { index, asOf };
  const syncedItemIndex: SyncedItemIndex = { current: async () => ({ ...snapshot }) };
  const orderCache = createOrderCache({ now: () => new Date(snapshot.asOf / 1000) });
  const itemQueries = createMemoryItemQueries({ syncedItemIndex, orderCache });
  const itemList = createItemListService({
    itemQueries,
    pageRightsCheck: createPageRightsCheck({
      isPremium: async (uid) => uid === PREMIUM_MEMBER.uid,
    }),
    blockedMembers: { of: async () => blocked },
  });
  return {
    syncedItemIndex,
    itemQueries,
    itemList,
    put: (...changed: IndexedItem[]) => {
      index.put(changed);
    },
    /** Makes the reader block exactly these members. */
    block: (...ids: string[]) => {
      blocked = { ids: new Set(ids), key: ids.join() };
    },
    pass: (micros: Micros) => {
      snapshot.asOf += micros;
    },
    list: (query: ItemListQueryInput = {}, actor: Actor | null = PREMIUM_MEMBER) =>
      itemList.page(itemListQuerySchema.parse(query), { actor, since: null, blocksSince: null }),
  };
}

export type ItemServerInstance = ReturnType<typeof createItemServerInstance>;

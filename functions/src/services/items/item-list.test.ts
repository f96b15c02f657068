import { itemListQuerySchema, SORT_FIELDS } from '@contract/schemas/item-list';
import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../lib/authority';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { formatMicros } from '../../domain/items/item-index/micros';
import {
  createItemServerInstance,
  FREE_MEMBER,
  itemWith,
  manyItems,
  NOON,
  OWL,
  PREMIUM_MEMBER,
  SECOND,
} from './stored-items.test-support';
import { nobodyBlocks } from '../blocking/nobody-blocks.test-support';
import { createOrderCache } from './order-cache';
import { createItemListService } from './item-list';
import { anyQuery } from './item-list-queries.test-support';
import type { SyncedItemIndex } from './synced-item-index';
import { createMemoryItemQueries } from './memory-item-queries';
import { createPageRightsCheck } from './item-list-request';

const VISITOR = { actor: null, blocksSince: null };
const owls = Array.from({ length: 20 }, (_, n) => itemWith(`owl-${String(n)}`, {}));

const queriesOf = (syncedItemIndex: SyncedItemIndex) =>
  createMemoryItemQueries({
    syncedItemIndex,
    orderCache: createOrderCache({ now: () => new Date() }),
  });

describe('item list', () => {
  it('returns items and pagination, without a price summary when there is no search', async () => {
    const { items, ...rest } = await createItemServerInstance([OWL]).list();
    expect(items).toEqual([expect.objectContaining({ id: 'owl', soldPrice: '34.99' })]);
    expect(rest).toEqual({
      pagination: { page: 1, pages: 1, total: 1, limit: 16, asOf: '2026-11-21T12:00:00.000000Z' },
      priceSummary: null,
    });
  });

  it('returns no items when the list is empty or the page is beyond the last one', async () => {
    const none = await createItemServerInstance().list();
    expect(none).toMatchObject({ items: [], pagination: { page: 1, pages: 0, total: 0 } });
    const beyond = await createItemServerInstance(owls).list({ page: 1e9 });
    expect(beyond).toMatchObject({ items: [], pagination: { page: 1e9, pages: 2, total: 20 } });
  });

  it.each([{ page: 2 }, { page: 2, asOf: '2026-11-21T12:00:00Z' }, { page: 2, limit: 1 }])(
    'rejects page 2 for a visitor without reading the item index: %j',
    async (query) => {
      const current = vi.fn<SyncedItemIndex['current']>();
      const itemList = createItemListService({
        itemQueries: queriesOf({ current }),
        pageRightsCheck: createPageRightsCheck({ isPremium: async () => true }),
        blockedMembers: nobodyBlocks,
      });
      const page = itemList.page(itemListQuerySchema.parse(query), { ...VISITOR, since: null });
      expect(await appErrorOf(page)).toEqual({
        code: 'sign_in_required',
        message: PAGE_RIGHTS_MESSAGES.visitor,
      });
      expect(current).not.toHaveBeenCalled();
    },
  );

  it('rejects page 5 for a free member, even when the order is cached', async () => {
    const instance = createItemServerInstance(owls);
    const query = { sortBy: 'likes', limit: 2 } as const;
    const { asOf } = (await instance.list(query, FREE_MEMBER)).pagination;
    expect((await instance.list({ ...query, page: 4, asOf }, FREE_MEMBER)).items).toHaveLength(2);
    expect(await appErrorOf(instance.list({ ...query, page: 5, asOf }, FREE_MEMBER))).toEqual({
      code: 'premium_required',
      message: PAGE_RIGHTS_MESSAGES.free,
    });
  });

  it.each([true, false])(
    'returns `isPremiumUser` as it is stored with the item: %s',
    async (isPremiumUser) => {
      const instance = createItemServerInstance([itemWith('owl', { isPremiumUser })]);
      expect((await instance.list()).items[0]?.isPremiumUser).toBe(isPremiumUser);
    },
  );
});

describe('the price summary of an item list', () => {
  const prices = [100, 200, 300, 401].map((soldPriceCents, n) =>
    itemWith(`lamp-${String(n)}`, { title: 'Lamp', soldPriceCents }),
  );
  const lampFor = (soldPriceCents: number) => itemWith('lamp', { title: 'Lamp', soldPriceCents });

  it('has only the number of sales when four sales match', async () => {
    const { priceSummary } = await createItemServerInstance([...prices, ...owls]).list({
      search: 'lamp',
    });
    expect(priceSummary).toEqual({ sales: 4, prices: null });
  });

  it.each(['added', 'price'] as const)(
    'has the same prices on pages 1 and 3 of a list that is sorted by %s when five sales match',
    async (sortBy) => {
      const instance = createItemServerInstance([...prices, lampFor(0), ...owls]);
      const query = { search: 'lamp', sortBy, limit: 2 };
      const first = await instance.list(query);
      const { asOf } = first.pagination;
      expect(first.priceSummary).toEqual({
        sales: 5,
        prices: { median: '2.00', lowest: '0.00', highest: '4.01' },
      });
      const third = await instance.list({ ...query, page: 3, asOf });
      expect(third.priceSummary).toEqual(first.priceSummary);
    },
  );

  it('is null when there is no search', async () => {
    const { priceSummary } = await createItemServerInstance(owls).list({
      search: ' ',
      platform: 'etsy',
    });
    expect(priceSummary).toBeNull();
  });
});

it('the item list requires a snapshot that contains all changes up to `since` and is not older than `asOf`', async () => {
  const instance = createItemServerInstance([OWL]);
  const current = vi.spyOn(instance.syncedItemIndex, 'current');
  const needed = async (since: Micros | null, asOf?: string) => {
    const query = itemListQuerySchema.parse({ asOf });
    await instance.itemList.page(query, { ...VISITOR, since });
    return current.mock.lastCall?.[0];
  };
  expect(await needed(null)).toEqual({ since: null, notBefore: null });
  expect(await needed(NOON - SECOND, formatMicros(NOON))).toEqual({
    since: NOON - SECOND,
    notBefore: NOON,
  });
});

it('the item list computes a page only once when the snapshot, the query and the rights of the reader are the same', async () => {
  const { index, asOf } = await createItemServerInstance([OWL]).syncedItemIndex.current();
  const snapshot = { index, asOf };
  const match = vi.spyOn(index, 'match');
  const itemList = createItemListService({
    itemQueries: queriesOf({ current: async () => snapshot }),
    pageRightsCheck: createPageRightsCheck({ isPremium: async () => true }),
    blockedMembers: nobodyBlocks,
  });
  const pageFor = (actor: Actor | null, query = {}) =>
    itemList.page(itemListQuerySchema.parse(query), { actor, since: null, blocksSince: null });
  expect(await pageFor(null)).toBe(await pageFor(null));
  await pageFor(FREE_MEMBER);
  await pageFor(PREMIUM_MEMBER);
  await pageFor(null, { search: 'owl' });
  expect(match).toHaveBeenCalledTimes(3);
});

it('the item list contains no items of members whom the reader blocks', async () => {
  await fc.assert(
    fc.asyncProperty(manyItems(30), anyQuery, fc.constantFrom(...SORT_FIELDS), async (...given) => {
      const [items, query, sortBy] = given;
      const instance = createItemServerInstance(items);
      const before = await instance.list({ ...query, sortBy });
      instance.block('ann', 'nobody');
      const others = createItemServerInstance(items.filter(({ card }) => card.ownerId !== 'ann'));
      for (const page of [1, 2])
        expect(await instance.list({ ...query, sortBy, page })).toEqual(
          await others.list({ ...query, sortBy, page }),
        );
      instance.block();
      expect(await instance.list({ ...query, sortBy })).toEqual(before);
    }),
    { numRuns: 30 },
  );
});

it('a member who blocks somebody never gets a page or a sort order that was cached without this block', async () => {
  const instance = createItemServerInstance([...owls, itemWith('bobs', { ownerId: 'bob' })]);
  const snapshot = await instance.syncedItemIndex.current();
  vi.spyOn(instance.syncedItemIndex, 'current').mockResolvedValue(snapshot);
  for (const sortBy of ['added', 'likes'] as const) {
    instance.block();
    const { asOf, total } = (await instance.list({ sortBy })).pagination;
    expect(total).toBe(21);
    instance.block('bob');
    for (const page of [1, 2]) {
      const { items, pagination } = await instance.list({ sortBy, page, asOf });
      expect(pagination.total).toBe(20);
      expect(items.map(({ id }) => id)).not.toContain('bobs');
    }
    expect((await instance.list({ sortBy })).pagination.total).toBe(20);
  }
});

it('the item list counts live items by category, in an item index that is at most 30 seconds old', async () => {
  const categoryOf = (id: string, categoryName: string, goneAt = NOON + 1) =>
    itemWith(id, { categoryName, goneAt });
  const instance = createItemServerInstance([
    categoryOf('1', 'Lamps'),
    categoryOf('2', 'Jeans'),
    categoryOf('3', 'Lamps'),
    categoryOf('4', 'Gone', NOON),
    OWL,
  ]);
  const current = vi.spyOn(instance.syncedItemIndex, 'current');
  expect(await instance.itemList.categories(NOON)).toEqual([
    { categoryName: 'Jeans', items: 1 },
    { categoryName: 'Lamps', items: 2 },
  ]);
  expect(current).toHaveBeenCalledExactlyOnceWith({ maxAgeMs: 30_000, since: NOON });
});

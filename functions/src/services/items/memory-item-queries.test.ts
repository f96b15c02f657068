import { expect, it, vi } from 'vitest';
import type { Logger } from '../../lib/logger';
import { createItemsInMemory } from './items-in-memory.test-support';
import { createSyncedItemIndex } from './synced-item-index';
import { createMemoryItemQueries } from './memory-item-queries';
import { createOrderCache } from './order-cache';
import { createItemServerInstance, itemWith, NEVER, NOON } from './stored-items.test-support';

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {}, with: () => silent };

it('ItemQueries.live returns only live items, in the order of the requested ids', async () => {
  const hidden = itemWith('hidden', { goneAt: NOON, hiddenUntil: NEVER });
  const items = [itemWith('a', {}), itemWith('b', {}), itemWith('gone', { goneAt: NOON }), hidden];
  const { itemQueries } = createItemServerInstance(items);
  const found = await itemQueries.live(['b', 'gone', 'nothing', 'hidden', 'a']);
  expect(found.map(({ id }) => id)).toEqual(['b', 'a']);
});

it('ItemQueries.champions computes the champions only once for each pair of snapshot and month', async () => {
  const instance = createItemServerInstance([itemWith('owl', { likesCount: 1 })]);
  const snapshot = await instance.syncedItemIndex.current();
  vi.spyOn(instance.syncedItemIndex, 'current').mockResolvedValue(snapshot);
  const ofMonth = vi.spyOn(snapshot.index, 'champions');
  const december = Date.UTC(2026, 11) * 1000;
  const first = await instance.itemQueries.champions(NOON);
  expect(first.mostLiked?.id).toBe('owl');
  expect(await instance.itemQueries.champions(NOON + 1)).toBe(first);
  expect((await instance.itemQueries.champions(december)).mostLiked).toBeNull();
  expect(ofMonth).toHaveBeenCalledTimes(2);
});

it('the item index syncs once when several queries come at the same time', async () => {
  const items = createItemsInMemory();
  items.commit(itemWith('owl', { goneAt: Date.UTC(2200, 0) * 1000 }));
  const now = () => new Date();
  const itemQueries = createMemoryItemQueries({
    syncedItemIndex: createSyncedItemIndex({
      indexedItems: items.repo,
      catalogue: { load: async () => null },
      log: silent,
      now,
    }),
    orderCache: createOrderCache({ now }),
  });
  const by = { ownerId: 'ann', withHidden: false };
  const [live, owned] = await Promise.all([
    itemQueries.live(['owl']),
    itemQueries.owned(by, { offset: 0, limit: 1 }),
  ]);
  expect([live.length, owned.total]).toEqual([1, 1]);
  expect(items.queries).toHaveLength(1);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON } from '../../src/services/items/stored-items.test-support';
import { createMemoryAndEngineQueries } from './support/memory-and-engine-queries';
import { anySharedItems, anySimilarHash } from './support/shared-items';
import { isShortRun } from './support/short-form';

const OWNERS = ['ann', 'bob', 'zoé', '🦉', 'nobody'];
const DECEMBER = Date.UTC(2026, 11) * 1000;

const sets = (isShortRun ? [60] : [12, 60, 300]).flatMap((count, seed) =>
  fc.sample(anySharedItems(count), { numRuns: 2, seed }),
);

describe.each(sets.map((items) => [items.length, items] as const))(
  'memory and engine with %i items',
  (_count, items) => {
    it('return the same totals, items and own sales of each member', async () => {
      const { same } = await createMemoryAndEngineQueries(items, NOON, 20);
      for (const ownerId of OWNERS) {
        for (const withHidden of [true, false]) {
          const by = { ownerId, withHidden };
          await same((queries) => queries.ownedTotals(by));
          for (const offset of [0, 7, 40, 1000])
            await same((queries) => queries.owned(by, { offset, limit: 16 }));
        }
        await same(async (queries) => {
          const { sales, ...rest } = await queries.ownSales(ownerId);
          return { ...rest, sales: sales.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
        });
      }
    });

    it('return the same champions for each month', async () => {
      const { same } = await createMemoryAndEngineQueries(items, NOON);
      await same((queries) => queries.champions(NOON));
      expect(await same((queries) => queries.champions(DECEMBER))).toMatchObject({
        mostLiked: null,
      });
    });

    it('return the same champions of a month that has just ended', async () => {
      const { sameAtEnd } = await createMemoryAndEngineQueries(items, NOON);
      const { mostActive } = await sameAtEnd(new Date(Date.UTC(2026, 10)));
      expect(mostActive).not.toBeNull();
      expect(await sameAtEnd(new Date(Date.UTC(2027, 0)))).toMatchObject({ mostActive: null });
    });

    it('return the same categories, newest item and details of single items', async () => {
      const { same } = await createMemoryAndEngineQueries(items, NOON);
      await same((queries) => queries.categories());
      await same((queries) => queries.newest());
      await same((queries) => queries.live(['i9', 'none', 'i3', 'i1', 'i0', 'i2', 'i8']));
      expect(await same((queries) => queries.live([]))).toEqual([]);
    });

    it('return the same items for a picture hash', async () => {
      const { same } = await createMemoryAndEngineQueries(items, NOON);
      const known = items.flatMap(({ pictureHash }) => pictureHash ?? []).slice(0, 20);
      const others = fc.sample(anySimilarHash, { numRuns: 20, seed: 7 });
      for (const hash of [...known, ...others, '0'.repeat(64), 'f'.repeat(64)])
        for (const limit of [3, 100])
          await same((queries) => queries.samePicture({ hash, ownerId: 'ann', limit }));
    });
  },
);

it('memory and engine return the same results when there are no items', async () => {
  const { same } = await createMemoryAndEngineQueries([], NOON);
  expect(await same((queries) => queries.categories())).toEqual([]);
  expect(await same((queries) => queries.newest())).toEqual({ storedAt: null, asOf: NOON });
  await same((queries) => queries.champions(NOON));
  expect((await same((queries) => queries.ownSales('ann'))).sales).toEqual([]);
});

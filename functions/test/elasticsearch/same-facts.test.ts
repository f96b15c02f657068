import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngineEndedMonth } from '../../src/services/items/elastic/engine-item-queries';
import { createMemoryEndedMonth } from '../../src/services/items/memory-ended-month';
import { NOON } from '../../src/services/items/stored-items.test-support';
import { createBoth } from './support/both';
import { sharedItems, similarHash } from './support/shared-items';
import { isShort } from './support/short-form';

const OWNERS = ['ann', 'bob', 'zoé', '🦉', 'nobody'];
const OCTOBER_END = new Date('2026-11-01T00:00:00Z');
const DECEMBER = Date.UTC(2026, 11) * 1000;

const sets = (isShort ? [60] : [12, 60, 300]).flatMap((count, seed) =>
  fc.sample(sharedItems(count), { numRuns: 2, seed }),
);

describe.each(sets.map((items) => [items.length, items] as const))(
  'both implementations know the same about %i items',
  (_count, items) => {
    it('of each member', async () => {
      const { same } = await createBoth(items, NOON, 20);
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

    it('of each month', async () => {
      const { same, snapshots } = await createBoth(items, NOON);
      await same((queries) => queries.champions(NOON));
      expect(await same((queries) => queries.champions(DECEMBER))).toMatchObject({
        mostLiked: null,
      });
      const liveFrom = async function* (time: Date) {
        yield Promise.resolve(items.filter(({ goneAt }) => goneAt >= time.getTime() * 1000));
      };
      expect(await createEngineEndedMonth(snapshots).champions(OCTOBER_END)).toEqual(
        await createMemoryEndedMonth({ liveFrom }).champions(OCTOBER_END),
      );
    });

    it('of categories, the newest item, and some items', async () => {
      const { same } = await createBoth(items, NOON);
      await same((queries) => queries.categories());
      await same((queries) => queries.newest());
      await same((queries) => queries.live(['i9', 'none', 'i3', 'i1', 'i0', 'i2', 'i8']));
      expect(await same((queries) => queries.live([]))).toEqual([]);
    });

    it('of the same pictures', async () => {
      const { same } = await createBoth(items, NOON);
      const known = items.flatMap(({ pictureHash }) => pictureHash ?? []).slice(0, 20);
      const others = fc.sample(similarHash, { numRuns: 20, seed: 7 });
      for (const hash of [...known, ...others, '0'.repeat(64), 'f'.repeat(64)])
        for (const limit of [3, 100])
          await same((queries) => queries.samePicture({ hash, ownerId: 'ann', limit }));
    });
  },
);

it('both implementations know the same of no items', async () => {
  const { same } = await createBoth([], NOON);
  expect(await same((queries) => queries.categories())).toEqual([]);
  expect(await same((queries) => queries.newest())).toEqual({ storedAt: null, asOf: NOON });
  await same((queries) => queries.champions(NOON));
  expect((await same((queries) => queries.ownSales('ann'))).sales).toEqual([]);
});

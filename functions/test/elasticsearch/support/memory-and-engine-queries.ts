import { expect } from 'vitest';
import type { IndexedItem, Micros } from '../../../src/domain/items/item-index/indexed-item';
import { createItemIndex } from '../../../src/domain/items/item-index/item-index';
import { createEngineEndedMonthQueries } from '../../../src/services/items/elastic/engine-champions';
import { createEngineItemQueries } from '../../../src/services/items/elastic/engine-item-queries';
import { createEngineSnapshots } from '../../../src/services/items/elastic/engine-snapshots';
import type { ItemQueries } from '../../../src/services/items/item-queries';
import { createMemoryEndedMonthQueries } from '../../../src/services/items/memory-ended-month';
import { createMemoryItemQueries } from '../../../src/services/items/memory-item-queries';
import { createOrderCache } from '../../../src/services/items/order-cache';
import { createEngineIndex } from './engine';

/** How far `put` moves the clock, in microseconds. No snapshot is used for this long. */
const NEXT_SNAPSHOT: Micros = 2_000_000;

const log = {
  warn: (event: string, fields?: Record<string, unknown>) => {
    throw new Error(event, { cause: fields?.error });
  },
};

const indices = new WeakMap<readonly IndexedItem[], ReturnType<typeof createEngineIndex>>();

/**
 * Returns the index of a set of items. Tests with the same items share the index, because creating it takes longer than
 * most queries.
 */
function sharedIndex(items: readonly IndexedItem[]) {
  const index = indices.get(items) ?? createEngineIndex(items);
  indices.set(items, index);
  return index;
}

/**
 * Creates both implementations of item queries, in memory and in the search engine, with the same items. `put` moves
 * the clock and changes the index, which tests with the same items share. Use `put` only with items that no other test
 * uses.
 */
export async function createMemoryAndEngineQueries(
  items: readonly IndexedItem[],
  at: Micros,
  window?: number,
) {
  let time = at;
  const now = () => new Date(time / 1000);
  const index = createItemIndex();
  index.put(items);
  const memory = createMemoryItemQueries({
    syncedItemIndex: { current: async () => ({ index, asOf: time }) },
    orderCache: createOrderCache({ now }),
  });
  const engine = await sharedIndex(items);
  const snapshots = createEngineSnapshots({ open: engine.open, index: engine.index, log, now });
  const elastic = createEngineItemQueries(snapshots, window);
  return {
    /** Runs the query in both implementations, expects the same result, and returns it. */
    same: async <Result>(ask: (queries: ItemQueries) => Promise<Result>): Promise<Result> => {
      const [expected, found] = await Promise.all([ask(memory), ask(elastic)]);
      expect(found).toEqual(expected);
      return found;
    },
    /**
     * Runs the query for the champions of an ended month in both implementations, expects the same result, and returns
     * it.
     */
    sameAtEnd: async (monthEnd: Date) => {
      const endedMonth = createMemoryEndedMonthQueries({
        liveFrom: async function* () {
          yield items;
        },
      });
      const found = await createEngineEndedMonthQueries(snapshots).champions(monthEnd);
      expect(found).toEqual(await endedMonth.champions(monthEnd));
      return found;
    },
    /** Changes items. Both implementations then take a new snapshot. */
    put: async (...changed: IndexedItem[]) => {
      index.put(changed);
      await engine.write(changed, time);
      time += NEXT_SNAPSHOT;
    },
    now: () => time,
  };
}

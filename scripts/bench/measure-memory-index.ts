import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { createLiveItemIndex } from '../../functions/src/services/items/live-item-index';
import { createMemoryItemQueries } from '../../functions/src/services/items/memory-item-queries';
import { createOrderCache } from '../../functions/src/services/items/order-cache';
import { createGeneratedFeed } from './generated-feed';
import { type IndexColumn, loadedCells } from './index-report';
import { measureLoads } from './measure-loads';
import { memoryHeld, withCpuTime } from './own-cpu';
import type { YearOfItems } from './year-of-items';

const now = () => new Date();

/**
 * Loads the item index from all items, as without a catalogue, and measures its queries.
 * @param seconds of each kind of requests
 */
export async function measureMemoryIndex(year: YearOfItems, seconds: number): Promise<IndexColumn> {
  const title = 'memory';
  const feed = createGeneratedFeed(year);
  const before = await memoryHeld();
  const start = performance.now();
  const liveItemIndex = createLiveItemIndex({
    indexedItems: feed.indexedItems,
    catalogue: { load: async () => null },
    log: createJsonLogger(),
    now,
  });
  const { ms: cpuMs } = await withCpuTime(() => liveItemIndex.current());
  const elapsed = performance.now() - start;
  const generating = feed.take();
  const after = await memoryHeld();
  const loaded = loadedCells({
    items: year.count,
    bytes: after.held - before.held,
    // Pages are generated between the updates of the index.
    ms: elapsed - generating.ms,
    ownCpuMs: cpuMs - generating.cpuMs,
    engineCpuMs: null,
  });
  const queries = createMemoryItemQueries({ liveItemIndex, orderCache: createOrderCache({ now }) });
  return {
    title,
    cells: { ...loaded, ...(await measureLoads({ title, queries, year, feed, seconds })) },
  };
}

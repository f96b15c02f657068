import { createSyncedItemIndex } from '../../functions/src/services/items/synced-item-index';
import { createMemoryItemQueries } from '../../functions/src/services/items/memory-item-queries';
import { createOrderCache } from '../../functions/src/services/items/order-cache';
import { createLogEventCounter } from './log-event-counter';
import { createGeneratedItemRepos } from './generated-item-repos';
import { type IndexResultsColumn, loadingCells } from './index-report';
import { type LoadRate, measureQueryTimes } from './measure-query-times';
import { measureMemory, measureCpuTime } from './own-cpu';
import type { YearOfItems } from './year-of-items';

const now = () => new Date();

/** Loads all items into the index in memory, as an instance does without a catalogue, and measures its queries. */
export async function measureMemoryIndex(
  year: YearOfItems,
  rate: LoadRate,
): Promise<IndexResultsColumn> {
  const title = 'memory';
  const feed = createGeneratedItemRepos(year);
  const events = createLogEventCounter();
  const before = await measureMemory();
  const start = performance.now();
  const syncedItemIndex = createSyncedItemIndex({
    indexedItems: feed.indexedItems,
    catalogue: { load: async () => null },
    log: events.log,
    now,
  });
  const { ms: cpuMs } = await measureCpuTime(() => syncedItemIndex.current());
  const elapsed = performance.now() - start;
  const generating = feed.take();
  const after = await measureMemory();
  const loaded = loadingCells({
    items: year.count,
    bytes: after.held - before.held,
    // Subtracts the time in which items were generated. Items are generated while the index loads.
    ms: elapsed - generating.ms,
    ownCpuMs: cpuMs - generating.cpuMs,
    engineCpuMs: null,
  });
  const queries = createMemoryItemQueries({
    syncedItemIndex,
    orderCache: createOrderCache({ now }),
  });
  const measured = await measureQueryTimes(
    {
      title,
      queries,
      year,
      feed,
      events,
    },
    rate,
  );
  return { title, cells: { ...loaded, ...measured } };
}

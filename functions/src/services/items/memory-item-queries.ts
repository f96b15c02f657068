import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { MonthlyChampions } from '../../domain/items/item-index/item-index';
import type { ItemQueries, OwnSaleItems } from './item-queries';
import type { ItemIndexSnapshot, LiveItemIndex } from './live-item-index';
import { createMemoryItemPages } from './memory-item-pages';
import type { OrderCache } from './order-cache';
import { createPerSnapshot } from './per-snapshot';

const MONTHS_PER_SNAPSHOT = 2;

interface MemoryItemQueriesParts {
  readonly liveItemIndex: LiveItemIndex;
  readonly orderCache: OrderCache;
}

/**
 * Answers from the item index in this instance's memory. A method costs at most one sync. Each reads its snapshot before the next
 * `await`, because a sync changes the index.
 */
export function createMemoryItemQueries(parts: MemoryItemQueriesParts): ItemQueries {
  const { liveItemIndex } = parts;
  const pageIn = createMemoryItemPages(parts.orderCache);
  const championsPerSnapshot = createPerSnapshot<MonthlyChampions>(MONTHS_PER_SNAPSHOT);

  return {
    page: async (request, needs) => pageIn(await liveItemIndex.current(needs), request),
    categories: async (needs) => {
      const { index, asOf } = await liveItemIndex.current(needs);
      return index.categories(asOf);
    },
    newest: async (needs) => {
      const { index, asOf } = await liveItemIndex.current(needs);
      return { storedAt: index.newestStoredAt(asOf), asOf };
    },
    champions: async (at, needs) => {
      const snapshot = await liveItemIndex.current(needs);
      // The last sync may have been in the previous month.
      const time = Math.max(snapshot.asOf, at);
      const find = () => snapshot.index.champions(time);
      return championsPerSnapshot(snapshot, monthOf(time), find);
    },
    owned: async (by, range, needs) => {
      const { index, asOf } = await liveItemIndex.current(needs);
      return index.owned(by, asOf, range);
    },
    ownedTotals: async (by, needs) => {
      const { index, asOf } = await liveItemIndex.current(needs);
      return index.ownedTotals(by, asOf);
    },
    ownSales: async (ownerId, needs) => ownSalesIn(await liveItemIndex.current(needs), ownerId),
    live: async (ids, needs) => {
      const { index, asOf } = await liveItemIndex.current(needs);
      return ids.flatMap((id) => index.get(id) ?? []).filter(({ goneAt }) => goneAt > asOf);
    },
    samePicture: async (search, needs) => {
      const { index, asOf } = await liveItemIndex.current(needs);
      return index.samePicture(search, asOf);
    },
  };
}

const monthOf = (time: Micros): string => new Date(time / 1000).toISOString().slice(0, 7);

function ownSalesIn({ index, asOf }: ItemIndexSnapshot, ownerId: string): OwnSaleItems {
  const { items } = index.ownedTotals({ ownerId, withHidden: true }, asOf);
  const { items: sales, lastRemovedAt } = index.ownSales(ownerId);
  return { items, sales, lastRemovedAt };
}

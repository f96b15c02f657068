import type { PriceSummary } from '@contract/schemas/item-list';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { ItemIndex, MonthlyChampions } from '../../domain/items/item-index/item-index';
import type { ItemFilter, SnapshotMatches } from '../../domain/items/item-index/matching';
import { type ItemListRequest, orderCacheKey, snapshotTime } from './item-list-request';
import type { FoundItems, ItemQueries, OwnSaleItems } from './item-queries';
import type { ItemIndexSnapshot, SyncedItemIndex } from './synced-item-index';
import type { CachedOrder, OrderCache } from './order-cache';
import { createPerSnapshotCache } from './per-snapshot';
import { priceSummary } from './price-summary';

const MONTHS_PER_SNAPSHOT = 2;

interface MemoryItemQueriesDeps {
  readonly syncedItemIndex: SyncedItemIndex;
  readonly orderCache: OrderCache;
}

/**
 * Creates item queries that read the item index in this instance's memory. A method costs at most one sync. Each method
 * reads its snapshot before its next `await`, because a sync changes the snapshot.
 */
export function createMemoryItemQueries(deps: MemoryItemQueriesDeps): ItemQueries {
  const { syncedItemIndex } = deps;
  const pageIn = createMemoryItemPages(deps.orderCache);
  const championsPerSnapshot = createPerSnapshotCache<MonthlyChampions>(MONTHS_PER_SNAPSHOT);

  return {
    page: async (request, needs) => pageIn(await syncedItemIndex.current(needs), request),
    categories: async (needs) => {
      const { index, asOf } = await syncedItemIndex.current(needs);
      return index.categories(asOf);
    },
    newest: async (needs) => {
      const { index, asOf } = await syncedItemIndex.current(needs);
      return { storedAt: index.newestStoredAt(asOf), asOf };
    },
    champions: async (at, needs) => {
      const snapshot = await syncedItemIndex.current(needs);
      // Uses the later of the two times, because the last sync may have been in the previous month.
      const time = Math.max(snapshot.asOf, at);
      const find = () => snapshot.index.champions(time);
      return championsPerSnapshot(snapshot, monthOf(time), find);
    },
    owned: async (by, range, needs) => {
      const { index, asOf } = await syncedItemIndex.current(needs);
      return index.owned(by, asOf, range);
    },
    ownedTotals: async (by, needs) => {
      const { index, asOf } = await syncedItemIndex.current(needs);
      return index.ownedTotals(by, asOf);
    },
    ownSales: async (ownerId, needs) => ownSalesIn(await syncedItemIndex.current(needs), ownerId),
    live: async (ids, needs) => {
      const { index, asOf } = await syncedItemIndex.current(needs);
      return ids.flatMap((id) => index.get(id) ?? []).filter(({ goneAt }) => goneAt > asOf);
    },
    samePicture: async (search, needs) => {
      const { index, asOf } = await syncedItemIndex.current(needs);
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

/**
 * How many pages are kept for each snapshot. A page of 16 items takes about 20 kB, and its response object, which
 * `item-list.ts` keeps as long, takes 5 kB more.
 */
const PAGES_PER_SNAPSHOT = 200;

/** Finds pages in a snapshot of the item index. Computes equal requests once per snapshot. */
function createMemoryItemPages(orderCache: OrderCache) {
  /** Finds a page of a list by date added. This order never changes, so it needs no cache. */
  const findByAge = (snapshot: ItemIndexSnapshot, request: ItemListRequest): FoundItems => {
    const asOf = snapshotTime(request, snapshot.asOf);
    const times = { asOf, now: snapshot.asOf };
    const matches = snapshot.index.match(request.filter, times, request.blocked.ids);
    return foundInMatches(snapshot, request, matches, asOf);
  };

  /**
   * Finds a page of a list that is not sorted by date added. The order of such a list can change between requests, so
   * the request for its first page caches the order for the later pages.
   */
  const findByOrder = (snapshot: ItemIndexSnapshot, request: ItemListRequest): FoundItems => {
    const { index, asOf: now } = snapshot;
    const asOf = snapshotTime(request, now);
    const cached = orderCache.get(orderCacheKey(request, asOf));
    if (cached) return foundInOrder(snapshot, request, cached, asOf);
    const matches = index.match(request.filter, { asOf: now, now }, request.blocked.ids);
    if (!request.canPage || matches.places <= request.range.limit)
      return foundInMatches(snapshot, request, matches, now);
    const order = {
      places: index.order(matches, request.sort),
      priceSummary: priceSummaryOf(index, matches, request.filter),
    };
    orderCache.set(orderCacheKey(request, now), order);
    return foundInOrder(snapshot, request, order, now);
  };

  const pages = createPerSnapshotCache<FoundItems>(PAGES_PER_SNAPSHOT);
  return (snapshot: ItemIndexSnapshot, request: ItemListRequest): FoundItems => {
    const find = request.sort.sortBy === 'added' ? findByAge : findByOrder;
    return pages(snapshot, pageKey(request), () => find(snapshot, request));
  };
}

/** Returns the key of a page. All readers who get the same page have the same key. */
const pageKey = ({ blocked, ...request }: ItemListRequest): string =>
  JSON.stringify([request, blocked.key]);

function foundInMatches(
  { index }: ItemIndexSnapshot,
  { filter, sort, range }: ItemListRequest,
  matches: SnapshotMatches,
  asOf: Micros,
): FoundItems {
  return {
    items: index.page(matches, sort, range),
    total: matches.total,
    places: matches.places,
    asOf,
    priceSummary: priceSummaryOf(index, matches, filter),
  };
}

function foundInOrder(
  { index, asOf: now }: ItemIndexSnapshot,
  { range }: ItemListRequest,
  { places, priceSummary }: CachedOrder,
  asOf: Micros,
): FoundItems {
  const { items, total } = index.pageOf(places, now, range);
  return { items, total, places: places.length, asOf, priceSummary };
}

const priceSummaryOf = (
  index: ItemIndex,
  matches: SnapshotMatches,
  { search }: ItemFilter,
): PriceSummary | null =>
  search === null ? null : priceSummary(matches.total, index.prices(matches));

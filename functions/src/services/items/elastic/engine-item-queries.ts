import { CATEGORY_COUNTS_MAX, type CategoryCount } from '@contract/schemas/item-list';
import type { IndexedItem, Micros } from '../../../domain/items/item-index/indexed-item';
import type { MonthlyChampions } from '../../../domain/items/item-index/item-index';
import { textOfSortableKey } from '../../../gateways/elasticsearch/sortable-key';
import { type ItemListRequest, orderCacheKey, snapshotTime } from '../item-list-request';
import type { FoundItems, ItemQueries } from '../item-queries';
import { createPerSnapshotCache } from '../per-snapshot';
import { priceSummary } from '../price-summary';
import { createDeepPageReader, MAX_RESULT_WINDOW } from './deep-page-reader';
import { createEngineCountReader, pricedItemsClause, type ListCounts } from './engine-counts';
import { createEngineMemberQueries } from './engine-members';
import { findChampions } from './engine-champions';
import { type CountedPrices, findMedianAndPriceRange } from './engine-prices';
import { findSamePictureItems } from './engine-repeats';
import {
  allOf,
  anyOf,
  inSnapshotClause,
  liveItemsClause,
  filterClauses,
  notOwnedByClauses,
  rangeClause,
  termClause,
} from './item-clauses';
import type { EngineSnapshot, EngineSnapshots, ItemHit } from './engine-snapshots';
import { findAllHits, idOfHit, itemOfHit, findItemsWithIds, totalHits } from './item-hits';
import type { EngineListQuery } from './engine-list-query';
import { findSortedHits } from './sorted-hits';

const MONTHS_PER_SNAPSHOT = 2;
/** How many categories each shard returns. Counts are exact if there are at most this many categories. */
const CATEGORIES_PER_SHARD = 20_000;

/**
 * Creates item queries that read Elasticsearch. Most of them cost one search.
 * @param window the deepest place that a search with `from` reaches
 */
export function createEngineItemQueries(
  snapshots: EngineSnapshots,
  window = MAX_RESULT_WINDOW,
): ItemQueries {
  const pageIn = createEngineItemPages(snapshots, window);
  const championsPerSnapshot =
    createPerSnapshotCache<Promise<MonthlyChampions>>(MONTHS_PER_SNAPSHOT);
  const championsIn = (snapshot: EngineSnapshot, at: Micros) => {
    const time = Math.max(snapshot.asOf, at);
    const month = new Date(time / 1000).toISOString().slice(0, 7);
    return championsPerSnapshot(snapshot, month, () => findChampions(snapshot, time));
  };

  return {
    ...createEngineMemberQueries(snapshots, window),
    page: (request, needs) => snapshots.ask(needs, (snapshot) => pageIn(snapshot, request)),
    categories: (needs) => snapshots.ask(needs, categoriesIn),
    newest: (needs) => snapshots.ask(needs, newestIn),
    champions: (at, needs) => snapshots.ask(needs, (snapshot) => championsIn(snapshot, at)),
    live: (ids, needs) =>
      snapshots.ask(needs, (snapshot) =>
        findItemsWithIds(snapshot, ids, liveItemsClause(snapshot.asOf)),
      ),
    samePicture: (search, needs) =>
      snapshots.ask(needs, (snapshot) => findSamePictureItems(snapshot, search)),
  };
}

interface CategoryBucket {
  readonly key: string;
  readonly doc_count: number;
}

async function categoriesIn(snapshot: EngineSnapshot): Promise<CategoryCount[]> {
  const size = CATEGORY_COUNTS_MAX;
  const terms = { field: 'categoryName', size, shard_size: CATEGORIES_PER_SHARD };
  const { aggregations } = await snapshot.search<{
    categories: { buckets: readonly CategoryBucket[] };
  }>({ query: liveItemsClause(snapshot.asOf), size: 0, aggs: { categories: { terms } } });
  return (aggregations?.categories.buckets ?? [])
    .map(({ key, doc_count: items }) => ({ categoryName: textOfSortableKey(key), items }))
    .sort((a, b) => (a.categoryName < b.categoryName ? -1 : 1));
}

async function newestIn(snapshot: EngineSnapshot) {
  const { asOf } = snapshot;
  const { hits } = await snapshot.search({
    query: liveItemsClause(asOf),
    sort: [{ storedAt: 'desc' }],
    size: 1,
    _source: false,
  });
  const storedAt: unknown = hits.hits[0]?.sort?.[0];
  return { storedAt: typeof storedAt === 'number' ? storedAt : null, asOf };
}

const PAGES_PER_SNAPSHOT = 200;

interface Found {
  readonly hits: readonly ItemHit[];
  readonly counts: ListCounts;
}

/**
 * Creates a function that finds pages of item lists. The order of a list by date added does not change, so all its
 * pages come from the newest snapshot. For other lists, the snapshot of page 1 is kept until 5 minutes after its last
 * use, if the reader is a member and there are more pages. A page from the newest snapshot costs one search for its
 * items and one for the counts, which other pages share. A page from a kept snapshot costs four or five searches. Deep
 * pages, medians and blocked members cost more.
 */
function createEngineItemPages(snapshots: EngineSnapshots, window: number) {
  const deepPage = createDeepPageReader(window);
  const countsOf = createEngineCountReader();

  const found = async (view: EngineListQuery, request: ItemListRequest): Promise<Found> => {
    const { ordered, places: query, asOf } = view;
    const { range, sort } = request;
    const read = { _source: ordered === view.current };
    const counting = countsOf(view, request);
    // The condition is `<` instead of `<=`, because `findSortedHits` reads one hit more than the page has.
    if (range.offset + range.limit < window) {
      const near = { query, sort, from: range.offset, size: range.limit };
      const [counts, hits] = await Promise.all([counting, findSortedHits(ordered, near, read)]);
      return { hits, counts };
    }
    const counts = await counting;
    const { places } = counts;
    const list = { snapshot: ordered, query, sort, places, key: orderCacheKey(request, asOf) };
    return { hits: await deepPage(list, range, read), counts };
  };

  const find = async (current: EngineSnapshot, request: ItemListRequest): Promise<FoundItems> => {
    const view = viewIn(snapshots, current, request);
    const { hits, counts } = await found(view, request);
    const { places } = counts;
    if (request.canPage && request.sort.sortBy !== 'added' && places > request.range.limit)
      snapshots.keep(view.ordered);
    const [{ items, gone }, summary] = await Promise.all([
      view.ordered === current ? currentItems(view, hits) : earlierItems(view, hits),
      summaryOf(view, counts.sales),
    ]);
    const total = places - counts.gone - gone;
    return { items, total, places, asOf: view.asOf, priceSummary: summary };
  };

  const pages = createPerSnapshotCache<Promise<FoundItems>>(PAGES_PER_SNAPSHOT);
  return (snapshot: EngineSnapshot, request: ItemListRequest): Promise<FoundItems> => {
    const { blocked, ...rest } = request;
    return pages(snapshot, JSON.stringify([rest, blocked.key]), () => find(snapshot, request));
  };
}

function viewIn(
  snapshots: EngineSnapshots,
  current: EngineSnapshot,
  request: ItemListRequest,
): EngineListQuery {
  const wanted = snapshotTime(request, current.asOf);
  const isByAge = request.sort.sortBy === 'added';
  const ordered =
    isByAge || wanted === current.asOf ? current : (snapshots.kept(wanted) ?? current);
  const asOf = isByAge ? wanted : ordered.asOf;
  const { filter, blocked } = request;
  const filtered = allOf(...filterClauses(filter), inSnapshotClause(asOf));
  const places = allOf(filtered, ...notOwnedByClauses(blocked.ids));
  return { ordered, current, asOf, filtered, places };
}

async function summaryOf(view: EngineListQuery, sales: CountedPrices | null) {
  if (!sales) return null;
  const prices = await findMedianAndPriceRange(
    view.ordered,
    allOf(view.places, pricedItemsClause(view)),
    sales,
  );
  return priceSummary(sales.doc_count, prices);
}

function currentItems(
  { current }: EngineListQuery,
  hits: readonly ItemHit[],
): { readonly items: readonly IndexedItem[]; readonly gone: number } {
  return { items: hits.map(itemOfHit).filter(({ goneAt }) => goneAt > current.asOf), gone: 0 };
}

/**
 * How many microseconds a write may take to reach the engine after its commit. If the write that removes an item takes
 * longer, the `total` of a list still includes the item.
 */
const MAX_WRITE_DELAY: Micros = 600_000_000;

/**
 * Returns the items of an earlier page that are still live, and how many items of the whole list were removed or hidden
 * before their expiry.
 */
async function earlierItems(
  view: EngineListQuery,
  hits: readonly ItemHit[],
): Promise<{ readonly items: readonly IndexedItem[]; readonly gone: number }> {
  const { current } = view;
  const [items, gone] = await Promise.all([
    findItemsWithIds(current, hits.map(idOfHit), liveItemsClause(current.asOf)),
    goneEarly(view),
  ]);
  return { items, gone };
}

/**
 * Counts the items of the list that are gone earlier than expected: after the list's snapshot, they were removed or
 * hidden, or their expiry was moved to an earlier time.
 */
async function goneEarly({ ordered, current, asOf, places }: EngineListQuery): Promise<number> {
  const isChanged = allOf(
    rangeClause('version', { gt: asOf - MAX_WRITE_DELAY }),
    rangeClause('goneAt', { lte: current.asOf }),
    // Leaves out items that had already expired at the time of the list's snapshot and were removed afterwards.
    anyOf(termClause('removedAt', 0), rangeClause('goneAt', { gt: asOf })),
  );
  const gone = await findAllHits(current, isChanged, { _source: false });
  if (gone.length === 0) return 0;
  const values = gone.map(idOfHit);
  const query = allOf(places, liveItemsClause(current.asOf), { ids: { values } });
  return totalHits(await ordered.search({ query, size: 0, track_total_hits: true }));
}

import type { IndexedItem } from '../../../domain/items/item-index/indexed-item';
import { type ItemListRequest, orderKey, snapshotTime } from '../item-list-request';
import type { FoundItems } from '../item-queries';
import { createPerSnapshot } from '../per-snapshot';
import { priceSummary } from '../price-summary';
import { createDeepPages } from './deep-pages';
import { earlierItems } from './earlier-items';
import { createEngineCounts, isPriced, type ListCounts } from './engine-counts';
import { type CountedPrices, pricesOf } from './engine-prices';
import { allOf, inSnapshot, matching, notOwnedBy } from './item-clauses';
import type { EngineSnapshot, EngineSnapshots, ItemHit } from './engine-snapshots';
import { itemIn } from './item-hits';
import type { ListView } from './list-view';
import { sortedHits } from './sorted-hits';

const PAGES_PER_SNAPSHOT = 200;

interface Found {
  readonly hits: readonly ItemHit[];
  readonly counts: ListCounts;
}

/**
 * Finds pages of item lists. A list by date added keeps its order, so each of its pages comes from the newest snapshot. For other lists,
 * the snapshot of the first page is kept for 5 minutes after its last use, if the reader is a member and there are more pages, even if
 * nobody opens them. A page from the newest snapshot costs one search for its items and one for the counts, which other pages share. A page
 * from a kept snapshot costs four or five. Deep pages, medians and blocked members cost more.
 */
export function createEngineItemPages(snapshots: EngineSnapshots, window: number) {
  const deepPage = createDeepPages(window);
  const countsOf = createEngineCounts();

  const found = async (view: ListView, request: ItemListRequest): Promise<Found> => {
    const { ordered, places: query, asOf } = view;
    const { range, sort } = request;
    const read = { _source: ordered === view.current };
    const counting = countsOf(view, request);
    // `sortedHits` reads one hit more.
    if (range.offset + range.limit < window) {
      const near = { query, sort, from: range.offset, size: range.limit };
      const [counts, hits] = await Promise.all([counting, sortedHits(ordered, near, read)]);
      return { hits, counts };
    }
    const counts = await counting;
    const { places } = counts;
    const list = { snapshot: ordered, query, sort, places, key: orderKey(request, asOf) };
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

  const pages = createPerSnapshot<Promise<FoundItems>>(PAGES_PER_SNAPSHOT);
  return (snapshot: EngineSnapshot, request: ItemListRequest): Promise<FoundItems> => {
    const { blocked, ...rest } = request;
    return pages(snapshot, JSON.stringify([rest, blocked.key]), () => find(snapshot, request));
  };
}

function viewIn(
  snapshots: EngineSnapshots,
  current: EngineSnapshot,
  request: ItemListRequest,
): ListView {
  const wanted = snapshotTime(request, current.asOf);
  const isByAge = request.sort.sortBy === 'added';
  const ordered =
    isByAge || wanted === current.asOf ? current : (snapshots.kept(wanted) ?? current);
  const asOf = isByAge ? wanted : ordered.asOf;
  const { filter, blocked } = request;
  const filtered = allOf(...matching(filter), inSnapshot(asOf));
  const places = allOf(filtered, ...notOwnedBy(blocked.ids));
  return { ordered, current, asOf, filtered, places };
}

async function summaryOf(view: ListView, sales: CountedPrices | null) {
  if (!sales) return null;
  const prices = await pricesOf(view.ordered, allOf(view.places, isPriced(view)), sales);
  return priceSummary(sales.doc_count, prices);
}

function currentItems(
  { current }: ListView,
  hits: readonly ItemHit[],
): { readonly items: readonly IndexedItem[]; readonly gone: number } {
  return { items: hits.map(itemIn).filter(({ goneAt }) => goneAt > current.asOf), gone: 0 };
}

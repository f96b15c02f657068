import type { IndexedItem } from '../../../domain/items/item-index/indexed-item';
import { type ItemListRequest, orderKey, snapshotTime } from '../item-list-request';
import type { FoundItems } from '../item-queries';
import { createPerSnapshot } from '../per-snapshot';
import { priceSummary } from '../price-summary';
import { createDeepPages } from './deep-pages';
import { earlierItems } from './earlier-items';
import { type CountedPrices, PRICE_AGGS, pricesOf } from './engine-prices';
import {
  allOf,
  type Clause,
  inSnapshot,
  isGone,
  isLive,
  matching,
  notOwnedBy,
  sortOf,
} from './item-clauses';
import type { EngineSnapshot, EngineSnapshots, ItemHit } from './engine-snapshots';
import { itemIn, totalOf } from './item-hits';
import type { ListView } from './list-view';

const PAGES_PER_SNAPSHOT = 200;

interface Counts {
  /** Items of the list that are gone now, by the data of `ordered`. Missing if the list is as old as the current snapshot. */
  readonly gone?: { readonly doc_count: number };
  readonly sales?: CountedPrices;
}

interface Found {
  readonly hits: readonly ItemHit[];
  readonly places: number;
  readonly counts: Counts;
}

/**
 * Finds pages of item lists. A list by date added keeps its order, so each of its pages comes from the newest snapshot. For other lists,
 * the snapshot of the first page is kept for 5 minutes after its last use, if the reader is a member and there are more pages, even if
 * nobody opens them. A page from the newest snapshot costs one search, and one from a kept snapshot three or four. Deep pages and medians
 * cost more.
 */
export function createEngineItemPages(snapshots: EngineSnapshots, window: number) {
  const deepPage = createDeepPages(window);

  const found = async (view: ListView, request: ItemListRequest): Promise<Found> => {
    const { ordered, places: query, asOf } = view;
    const { range, sort } = request;
    const isNear = range.offset + range.limit <= window;
    const read = { _source: ordered === view.current };
    const { hits, aggregations, ...rest } = await ordered.search<Counts>({
      ...{ query, aggs: countsOf(view, request), ...read },
      ...(isNear ? { sort: sortOf(sort), from: range.offset, size: range.limit } : { size: 0 }),
    });
    const places = totalOf({ hits, ...rest });
    const counts = aggregations ?? {};
    if (isNear) return { hits: hits.hits, places, counts };
    const list = { snapshot: ordered, query, sort, places, key: orderKey(request, asOf) };
    return { hits: await deepPage(list, range, read), places, counts };
  };

  const find = async (current: EngineSnapshot, request: ItemListRequest): Promise<FoundItems> => {
    const view = viewIn(snapshots, current, request);
    const { hits, places, counts } = await found(view, request);
    if (request.canPage && request.sort.sortBy !== 'added' && places > request.range.limit)
      snapshots.keep(view.ordered);
    const [{ items, gone }, summary] = await Promise.all([
      view.ordered === current ? currentItems(view, hits) : earlierItems(view, hits),
      summaryOf(view, counts.sales),
    ]);
    const total = places - (counts.gone?.doc_count ?? 0) - gone;
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
  const places = allOf(...matching(filter), ...notOwnedBy(blocked.ids), inSnapshot(asOf));
  return { ordered, current, asOf, places };
}

const countsOf = (view: ListView, { filter }: ItemListRequest) => ({
  ...(view.asOf < view.current.asOf && { gone: { filter: isGone(view.current.asOf) } }),
  ...(filter.search !== null && { sales: { filter: isPriced(view), aggs: PRICE_AGGS } }),
});

/** A list with a kept snapshot also keeps the prices of its first page. */
const isPriced = ({ ordered, current, asOf }: ListView): Clause =>
  isLive(ordered === current ? current.asOf : asOf);

async function summaryOf(view: ListView, sales: CountedPrices | undefined) {
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

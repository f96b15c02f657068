import { itemView } from '@contract/rules/item-view';
import { centsToDecimal } from '@contract/rules/money';
import type {
  CategoryCount,
  ItemListPage,
  ItemListQuery,
  PriceSummary,
} from '@contract/schemas/item-list';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import type { ItemFilter, Matches } from '../../domain/items/item-index/matching';
import type { ItemIndex } from '../../domain/items/item-index/item-index';
import { formatMicros } from '../../domain/items/item-index/micros';
import type { Actor } from '../../lib/authority';
import type { BlockedMembers, Reader } from '../profiles/blocked-members';
import {
  itemListRequest,
  type ItemListRequest,
  orderKey,
  type PageRights,
  snapshotTime,
} from './item-list-request';
import type { ItemIndexSnapshot, LiveItemIndex } from './live-item-index';
import { createPerSnapshot } from './per-snapshot';
import type { CachedOrder, OrderCache } from './order-cache';

export interface ItemListReader extends Reader {
  readonly actor: Actor | null;
  /** As in `SnapshotNeeds`. */
  readonly since: Micros | null;
}

export interface ItemList {
  /** Returns a page of live items. Requests with the same `asOf` see one snapshot. Throws as `PageRights.demand`. */
  page(query: ItemListQuery, reader: ItemListReader): Promise<ItemListPage>;
  /** Returns the categories with the most live items, at most 30 seconds old. */
  categories(since: Micros | null): Promise<CategoryCount[]>;
}

const CATEGORIES_MAX_AGE_MS = 30_000;
/** A page takes about 30 kB. */
const PAGES_PER_SNAPSHOT = 200;

interface Found extends Pick<ItemListPage, 'priceSummary'> {
  readonly items: readonly IndexedItem[];
  readonly total: number;
  /** Like `total`, but items that were removed since the snapshot still count. */
  readonly places: number;
  readonly asOf: Micros;
}

export function createItemList({
  liveItemIndex,
  pageRights,
  orderCache,
  blockedMembers,
}: {
  readonly liveItemIndex: LiveItemIndex;
  readonly pageRights: PageRights;
  readonly orderCache: OrderCache;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
}): ItemList {
  /** The order by date added never changes, so it needs no cache. */
  const findByAge = (snapshot: ItemIndexSnapshot, request: ItemListRequest): Found => {
    const asOf = snapshotTime(request, snapshot.asOf);
    const times = { asOf, now: snapshot.asOf };
    const matches = snapshot.index.match(request.filter, times, request.blocked.ids);
    return foundInMatches(snapshot, request, matches, asOf);
  };

  /** Other orders change, so the first page caches its order for later pages. */
  const findByOrder = (snapshot: ItemIndexSnapshot, request: ItemListRequest): Found => {
    const { index, asOf: now } = snapshot;
    const asOf = snapshotTime(request, now);
    const cached = orderCache.get(orderKey(request, asOf));
    if (cached) return foundInOrder(snapshot, request, cached, asOf);
    const matches = index.match(request.filter, { asOf: now, now }, request.blocked.ids);
    if (!request.canPage || matches.places <= request.range.limit)
      return foundInMatches(snapshot, request, matches, now);
    const order = {
      places: index.order(matches, request.sort),
      priceSummary: priceSummaryOf(index, matches, request.filter),
    };
    orderCache.set(orderKey(request, now), order);
    return foundInOrder(snapshot, request, order, now);
  };

  const pages = createPerSnapshot<ItemListPage>(PAGES_PER_SNAPSHOT);

  return {
    async page(query, reader) {
      const { actor, since } = reader;
      await pageRights.demand(query, actor);
      const request = itemListRequest(query, actor, await blockedMembers.of(reader));
      // Another instance may have returned an `asOf` that is newer than this instance's last snapshot.
      const needed = Math.max(since ?? 0, request.asOf ?? 0);
      const snapshot = await liveItemIndex.current({ since: needed });
      const find = request.sort.sortBy === 'added' ? findByAge : findByOrder;
      return pages(snapshot, pageKey(query, request), () => pageOf(find(snapshot, request), query));
    },
    async categories(since) {
      const maxAgeMs = CATEGORIES_MAX_AGE_MS;
      const { index, asOf } = await liveItemIndex.current({ maxAgeMs, since });
      return index.categories(asOf);
    },
  };
}

/** The same for all readers who get the same page. */
const pageKey = (query: ItemListQuery, { canPage, blocked }: ItemListRequest): string =>
  JSON.stringify([query, canPage, blocked.key]);

function foundInMatches(
  { index }: ItemIndexSnapshot,
  { filter, sort, range }: ItemListRequest,
  matches: Matches,
  asOf: Micros,
): Found {
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
): Found {
  const { items, total } = index.pageOf(places, now, range);
  return { items, total, places: places.length, asOf, priceSummary };
}

function priceSummaryOf(
  index: ItemIndex,
  matches: Matches,
  { search }: ItemFilter,
): PriceSummary | null {
  if (search === null) return null;
  const prices = index.prices(matches);
  return {
    sales: matches.total,
    prices: prices && {
      median: centsToDecimal(prices.median),
      lowest: centsToDecimal(prices.lowest),
      highest: centsToDecimal(prices.highest),
    },
  };
}

function pageOf(found: Found, { page, limit }: ItemListQuery): ItemListPage {
  const { items, total, places, asOf, priceSummary } = found;
  const pages = Math.ceil(places / limit);
  return {
    items: items.map(({ id, card }) => itemView(id, card)),
    pagination: { page, pages, total, limit, asOf: formatMicros(asOf) },
    priceSummary,
  };
}

import { itemView } from '@contract/rules/item-view';
import type { CategoryCount, ItemListPage, ItemListQuery } from '@contract/schemas/item-list';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import type { Matches } from '../../domain/items/item-index/matching';
import { formatMicros } from '../../domain/items/item-index/micros';
import type { Actor } from '../../lib/actor';
import type { CachedOrder, OrderCache } from './order-cache';
import { type ItemListRequest, itemListRequest, snapshotTime, orderKey } from './item-list-request';
import type { ItemIndexSnapshot, LiveItemIndex } from './live-item-index';
import type { PageRights } from './page-rights';
import { priceSummaryOf } from './price-summary';

/** The board: what everybody may browse. */
export interface ItemList {
  /**
   * A page of what is live, found and ordered as asked. Pages that carry the `asOf` of the first
   * one follow on to each other. Throws AppError as PageRights.demand does.
   */
  page(query: ItemListQuery, actor: Actor | null): Promise<ItemListPage>;
  /** The categories that most live items are in, as they were within the last half minute. */
  categories(): Promise<CategoryCount[]>;
}

const CATEGORIES_MAX_AGE_MS = 30_000;

/** A page before it is put in the contract's words. */
interface Found extends Pick<ItemListPage, 'priceSummary'> {
  readonly items: readonly IndexedItem[];
  readonly total: number;
  readonly places: number;
  readonly asOf: Micros;
}

export function createItemList({
  liveItemIndex,
  pageRights,
  orderCache,
}: {
  readonly liveItemIndex: LiveItemIndex;
  readonly pageRights: PageRights;
  readonly orderCache: OrderCache;
}): ItemList {
  /** By when items were added: that order never changes, so it needs no keeping. */
  const pageByAge = (look: ItemIndexSnapshot, asked: ItemListRequest, asOf: Micros): Found => {
    const matches = look.index.match(asked.filter, { asOf, now: look.asOf });
    return foundIn(look, asked, matches, asOf);
  };

  /** By what changes meanwhile: the first page's order is kept for the others. */
  const pageByOrder = (look: ItemIndexSnapshot, asked: ItemListRequest, asOf: Micros): Found => {
    const kept = orderCache.find(orderKey(asked, asOf));
    if (kept) return foundInOrder(look, asked, kept, asOf);
    const matches = look.index.match(asked.filter, { asOf: look.asOf, now: look.asOf });
    if (!asked.pagesOn || matches.places <= asked.range.limit)
      return foundIn(look, asked, matches, look.asOf);
    const order = {
      places: look.index.order(matches, asked.sort),
      priceSummary: priceSummaryOf(look.index, matches, asked.filter),
    };
    orderCache.keep(orderKey(asked, look.asOf), order);
    return foundInOrder(look, asked, order, look.asOf);
  };

  return {
    async page(query, actor) {
      await pageRights.demand(query.page, actor);
      const asked = itemListRequest(query, actor);
      const look = await liveItemIndex.current();
      const pageOf = asked.sort.sortBy === 'added' ? pageByAge : pageByOrder;
      return answer(pageOf(look, asked, snapshotTime(asked, look.asOf)), query, look.asOf);
    },
    async categories() {
      const { index, asOf } = await liveItemIndex.current({ maxAgeMs: CATEGORIES_MAX_AGE_MS });
      return index.categories(asOf);
    },
  };
}

function foundIn(
  look: ItemIndexSnapshot,
  asked: ItemListRequest,
  matches: Matches,
  asOf: Micros,
): Found {
  const { filter, sort, range } = asked;
  return {
    items: look.index.page(matches, sort, range),
    total: matches.total,
    places: matches.places,
    asOf,
    priceSummary: priceSummaryOf(look.index, matches, filter),
  };
}

function foundInOrder(
  look: ItemIndexSnapshot,
  asked: ItemListRequest,
  order: CachedOrder,
  asOf: Micros,
): Found {
  const { places, priceSummary } = order;
  const { items, total } = look.index.pageOf(places, look.asOf, asked.range);
  return { items, total, places: places.length, asOf, priceSummary };
}

function answer(found: Found, { page, limit }: ItemListQuery, now: Micros): ItemListPage {
  const moment = new Date(now / 1000);
  const { total, places, asOf, priceSummary } = found;
  return {
    items: found.items.map(({ id, card }) => itemView(id, card, moment)),
    pagination: {
      page,
      pages: Math.ceil(places / limit),
      total,
      limit,
      asOf: formatMicros(asOf),
    },
    priceSummary,
  };
}

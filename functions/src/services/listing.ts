import { itemView } from '@contract/rules/item-view';
import type { ListedCategory, ListingPage, ListingQuery } from '@contract/schemas/listing';
import type { ListedItem, Micros } from '../domain/listing-index/listed-item';
import type { Matches } from '../domain/listing-index/matching';
import { formatMicros } from '../domain/listing-index/micros';
import type { Actor } from '../lib/actor';
import type { KeptOrder, KeptOrders } from './kept-orders';
import { type Asked, askedBy, followedMoment, keyOf } from './listing-request';
import type { ListingLook, LiveListing } from './live-listing';
import type { PageRights } from './page-rights';
import { priceSummaryOf } from './price-summary';

/** The board: what everybody may browse. */
export interface Listing {
  /**
   * A page of what is live, found and ordered as asked. Pages that carry the `asOf` of the first
   * one follow on to each other. Throws AppError as PageRights.demand does.
   */
  page(query: ListingQuery, actor: Actor | null): Promise<ListingPage>;
  /** The categories that most live items are in, as they were within the last half minute. */
  categories(): Promise<ListedCategory[]>;
}

const CATEGORIES_MAX_AGE_MS = 30_000;

/** A page before it is put in the contract's words. */
interface Found extends Pick<ListingPage, 'priceSummary'> {
  readonly items: readonly ListedItem[];
  readonly total: number;
  readonly places: number;
  readonly asOf: Micros;
}

export function createListing({
  liveListing,
  pageRights,
  keptOrders,
}: {
  readonly liveListing: LiveListing;
  readonly pageRights: PageRights;
  readonly keptOrders: KeptOrders;
}): Listing {
  /** By when items were added: that order never changes, so it needs no keeping. */
  const pageByAge = (look: ListingLook, asked: Asked, asOf: Micros): Found => {
    const matches = look.index.match(asked.filter, { asOf, now: look.asOf });
    return foundIn(look, asked, matches, asOf);
  };

  /** By what changes meanwhile: the first page's order is kept for the others. */
  const pageByOrder = (look: ListingLook, asked: Asked, asOf: Micros): Found => {
    const kept = keptOrders.find(keyOf(asked, asOf));
    if (kept) return foundInOrder(look, asked, kept, asOf);
    const matches = look.index.match(asked.filter, { asOf: look.asOf, now: look.asOf });
    if (!asked.pagesOn || matches.places <= asked.range.limit)
      return foundIn(look, asked, matches, look.asOf);
    const order = {
      places: look.index.order(matches, asked.sort),
      priceSummary: priceSummaryOf(look.index, matches, asked.filter),
    };
    keptOrders.keep(keyOf(asked, look.asOf), order);
    return foundInOrder(look, asked, order, look.asOf);
  };

  return {
    async page(query, actor) {
      await pageRights.demand(query.page, actor);
      const asked = askedBy(query, actor);
      const look = await liveListing.current();
      const pageOf = asked.sort.sortBy === 'added' ? pageByAge : pageByOrder;
      return answer(pageOf(look, asked, followedMoment(asked, look.asOf)), query, look.asOf);
    },
    async categories() {
      const { index, asOf } = await liveListing.current({ maxAgeMs: CATEGORIES_MAX_AGE_MS });
      return index.categories(asOf);
    },
  };
}

function foundIn(look: ListingLook, asked: Asked, matches: Matches, asOf: Micros): Found {
  const { filter, sort, range } = asked;
  return {
    items: look.index.page(matches, sort, range),
    total: matches.total,
    places: matches.places,
    asOf,
    priceSummary: priceSummaryOf(look.index, matches, filter),
  };
}

function foundInOrder(look: ListingLook, asked: Asked, order: KeptOrder, asOf: Micros): Found {
  const { places, priceSummary } = order;
  const { items, total } = look.index.pageOf(places, look.asOf, asked.range);
  return { items, total, places: places.length, asOf, priceSummary };
}

function answer(found: Found, { page, limit }: ListingQuery, now: Micros): ListingPage {
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

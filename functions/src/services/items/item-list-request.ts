import type { ItemListQuery } from '@contract/schemas/item-list';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { type ItemFilter, itemFilterOf } from '../../domain/items/item-index/item-filter';
import { parseMicros } from '../../domain/items/item-index/micros';
import type { Sort } from '../../domain/items/item-index/sort-orders';
import type { Actor } from '../../lib/actor';

/** How long ago the moment may be that a page still follows on to: so long is kept what has gone. */
const FOLLOWED_MICROS = 60 * 60 * 1_000_000;

/** What a request for a page of the board asks for. */
export interface ItemListRequest {
  readonly filter: ItemFilter;
  readonly sort: Sort;
  readonly range: { readonly offset: number; readonly limit: number };
  /** The moment of an earlier page, or null. */
  readonly asOf: Micros | null;
  /** Whether this reader may see more than one page at all. */
  readonly pagesOn: boolean;
}

/** @param actor the reader, or null for a visitor */
export function itemListRequest(query: ItemListQuery, actor: Actor | null): ItemListRequest {
  const { page, limit, sortBy, sortOrder, asOf } = query;
  return {
    filter: itemFilterOf(query),
    sort: { sortBy, sortOrder },
    range: { offset: (page - 1) * limit, limit },
    asOf: asOf === undefined ? null : parseMicros(asOf),
    pagesOn: actor !== null,
  };
}

/**
 * The moment that the page shows: the one asked for, or `now` where none was asked for or it cannot
 * be followed on to.
 */
export function snapshotTime({ asOf }: ItemListRequest, now: Micros): Micros {
  const follows = asOf !== null && asOf <= now && asOf >= now - FOLLOWED_MICROS;
  return follows ? asOf : now;
}

/** Names a list at one moment, whichever page of it is asked for. */
export function orderKey({ filter, sort }: ItemListRequest, asOf: Micros): string {
  return JSON.stringify([asOf, filter, sort]);
}

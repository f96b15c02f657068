import type { ItemListQuery } from '@contract/schemas/item-list';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { type ItemFilter, itemFilterOf } from '../../domain/items/item-index/item-filter';
import { parseMicros } from '../../domain/items/item-index/micros';
import type { Sort } from '../../domain/items/item-index/sort-orders';
import type { Actor } from '../../lib/actor';

/** How old a snapshot may be that pages still follow: the index keeps removed items for this long. */
const MAX_SNAPSHOT_AGE: Micros = 60 * 60 * 1_000_000;

/** A request for a page of the item list, in the terms of the item index. */
export interface ItemListRequest {
  readonly filter: ItemFilter;
  readonly sort: Sort;
  readonly range: { readonly offset: number; readonly limit: number };
  /** The time of the snapshot that an earlier page showed, or null. */
  readonly asOf: Micros | null;
  /** Whether the actor may see more than one page. */
  readonly canPage: boolean;
}

/** @param actor null for a visitor */
export function itemListRequest(query: ItemListQuery, actor: Actor | null): ItemListRequest {
  const { page, limit, sortBy, sortOrder, asOf } = query;
  return {
    filter: itemFilterOf(query),
    sort: { sortBy, sortOrder },
    range: { offset: (page - 1) * limit, limit },
    asOf: asOf === undefined ? null : parseMicros(asOf),
    canPage: actor !== null,
  };
}

/** Returns the time of the snapshot that the page shows: the requested one, or `now` if that is too old, later or missing. */
export function snapshotTime({ asOf }: ItemListRequest, now: Micros): Micros {
  const isAvailable = asOf !== null && asOf <= now && asOf >= now - MAX_SNAPSHOT_AGE;
  return isAvailable ? asOf : now;
}

/** Names a list in one snapshot, whichever of its pages is requested. */
export function orderKey({ filter, sort }: ItemListRequest, asOf: Micros): string {
  return JSON.stringify([asOf, filter, sort]);
}

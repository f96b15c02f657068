import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import type { ItemListQuery } from '@contract/schemas/item-list';
import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { type ItemFilter, itemFilterOf } from '../../domain/items/item-index/matching';
import { parseMicros } from '../../domain/items/item-index/micros';
import type { Sort } from '../../domain/items/item-index/sort-orders';
import type { Actor } from '../../lib/actor';
import { AppError } from '../../lib/app-error';

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

/** Which pages of a list each may see: contract/rules/page-allowance. */
export interface PageRights {
  /**
   * Throws AppError 'sign_in_required' or 'premium_required' where the page is beyond what the
   * actor, or a visitor without one, may see. Whether a member is premium is asked for only then.
   */
  demand(page: number, actor: Actor | null): Promise<void>;
}

export function createPageRights({
  isPremium,
}: {
  readonly isPremium: (uid: string) => Promise<boolean>;
}): PageRights {
  return {
    async demand(page, actor) {
      if (page <= PAGE_ALLOWANCE[actor ? 'free' : 'visitor']) return;
      if (!actor) throw new AppError('sign_in_required', PAGE_RIGHTS_MESSAGES.visitor);
      if (page > PAGE_ALLOWANCE.premium || !(await isPremium(actor.uid)))
        throw new AppError('premium_required', PAGE_RIGHTS_MESSAGES.free);
    },
  };
}

import { hasRangeFilter } from '@contract/schemas/item-filter-values';
import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import { type ItemFilterName, RANGE_FILTER_SIGN_IN_MESSAGE } from '@contract/schemas/item-filters';
import type { ItemListQuery } from '@contract/schemas/item-list';
import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { type ItemFilter, itemFilterOf } from '../../domain/items/item-index/matching';
import { parseMicros } from '../../domain/items/item-index/micros';
import type { Sort } from '../../domain/items/item-index/sort-orders';
import type { Actor } from '../../lib/authority';
import { AppError } from '../../lib/app-error';
import type { ReaderBlocks } from '../blocking/blocked-members';

/**
 * How many microseconds old the snapshot of a request may be. The item index keeps removed items only slightly longer
 * than this.
 */
const MAX_SNAPSHOT_AGE: Micros = 60 * 60 * 1_000_000;

export interface ItemListRequest {
  readonly filter: ItemFilter;
  readonly sort: Sort;
  readonly range: { readonly offset: number; readonly limit: number };
  readonly asOf: Micros | null;
  readonly canPage: boolean;
  /** The members whose items the list leaves out. */
  readonly blocked: ReaderBlocks;
}

/** @param actor null for a visitor */
export function itemListRequest(
  query: ItemListQuery,
  actor: Actor | null,
  blocked: ReaderBlocks,
): ItemListRequest {
  const { page, limit, sortBy, sortOrder, asOf } = query;
  return {
    filter: itemFilterOf(query),
    sort: { sortBy, sortOrder },
    range: { offset: (page - 1) * limit, limit },
    asOf: asOf === undefined ? null : parseMicros(asOf),
    canPage: actor !== null,
    blocked,
  };
}

/** Returns the requested snapshot time, or `now` if it is missing, too old or in the future. */
export function snapshotTime({ asOf }: ItemListRequest, now: Micros): Micros {
  const isAvailable = asOf !== null && asOf <= now && asOf >= now - MAX_SNAPSHOT_AGE;
  return isAvailable ? asOf : now;
}

/** Returns the key of the list in the order cache. All pages of the list have the same key. */
export function orderCacheKey({ filter, sort, blocked }: ItemListRequest, asOf: Micros): string {
  return JSON.stringify([asOf, filter, sort, blocked.key]);
}

type RequestedPage = Pick<ItemListQuery, 'page'> & Partial<Pick<ItemListQuery, ItemFilterName>>;

/** Decides who may see a page: docs/product.md#page-rights. */
export interface PageRightsCheck {
  /** Throws AppError 'sign_in_required' or 'premium_required' if `actor` (null for a visitor) may not see the page. */
  demand(query: RequestedPage, actor: Actor | null): Promise<void>;
}

export function createPageRightsCheck({
  isPremium,
}: {
  readonly isPremium: (uid: string) => Promise<boolean>;
}): PageRightsCheck {
  return {
    async demand(query, actor) {
      const { page } = query;
      if (!actor && hasRangeFilter(query))
        throw new AppError('sign_in_required', RANGE_FILTER_SIGN_IN_MESSAGE);
      if (page <= PAGE_ALLOWANCE[actor ? 'free' : 'visitor']) return;
      if (!actor) throw new AppError('sign_in_required', PAGE_RIGHTS_MESSAGES.visitor);
      if (page > PAGE_ALLOWANCE.premium || !(await isPremium(actor.uid)))
        throw new AppError('premium_required', PAGE_RIGHTS_MESSAGES.free);
    },
  };
}

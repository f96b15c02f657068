import { itemView } from '@contract/rules/item-view';
import type { CategoryCount, ItemListPage, ItemListQuery } from '@contract/schemas/item-list';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { formatMicros } from '../../domain/items/item-index/micros';
import type { Actor } from '../../lib/authority';
import type { BlockedMembers, ReaderContext } from '../blocking/blocked-members';
import { itemListRequest, type PageRightsCheck } from './item-list-request';
import type { FoundItems, ItemQueries } from './item-queries';

export interface ItemListReaderContext extends ReaderContext {
  readonly actor: Actor | null;
  /** The field `since` of `SnapshotFreshness`: the result contains every commit up to this time. */
  readonly since: Micros | null;
}

export interface ItemList {
  /**
   * Returns a page of live items. Requests with the same `asOf` read the same snapshot. Throws the same errors as
   * `PageRightsCheck.demand`.
   */
  page(query: ItemListQuery, reader: ItemListReaderContext): Promise<ItemListPage>;
  /** Returns the categories with the most live items, at most 30 seconds old. */
  categories(since: Micros | null): Promise<CategoryCount[]>;
}

const CATEGORIES_MAX_AGE_MS = 30_000;

export function createItemListService({
  itemQueries,
  pageRightsCheck,
  blockedMembers,
}: {
  readonly itemQueries: Pick<ItemQueries, 'page' | 'categories'>;
  readonly pageRightsCheck: PageRightsCheck;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
}): ItemList {
  /**
   * The response object for each page that is kept in memory. All readers of a page must get the same object, because
   * the server checks and serializes an object only once.
   */
  const views = new WeakMap<FoundItems, ItemListPage>();
  const viewOf = (found: FoundItems, query: ItemListQuery): ItemListPage => {
    const view = views.get(found) ?? pageOf(found, query);
    views.set(found, view);
    return view;
  };

  return {
    async page(query, reader) {
      const { actor, since } = reader;
      await pageRightsCheck.demand(query, actor);
      const request = itemListRequest(query, actor, await blockedMembers.of(reader));
      // Requires a snapshot from `asOf` or later, because another instance may have returned an `asOf` that is later
      // than this instance's last snapshot.
      const needs = { since, notBefore: request.asOf };
      return viewOf(await itemQueries.page(request, needs), query);
    },
    categories: (since) => itemQueries.categories({ maxAgeMs: CATEGORIES_MAX_AGE_MS, since }),
  };
}

function pageOf(found: FoundItems, { page, limit }: ItemListQuery): ItemListPage {
  const { items, total, places, asOf, priceSummary } = found;
  const pages = Math.ceil(places / limit);
  return {
    items: items.map(({ id, card }) => itemView(id, card)),
    pagination: { page, pages, total, limit, asOf: formatMicros(asOf) },
    priceSummary,
  };
}

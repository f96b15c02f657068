import type { ItemListRequest } from '../item-list-request';
import { createPerSnapshotCache } from '../per-snapshot';
import type { EngineListQuery } from './engine-list-query';
import { type CountedPrices, PRICE_AGGS } from './engine-prices';
import {
  ALL_ITEMS,
  allOf,
  type Clause,
  goneItemsClause,
  liveItemsClause,
  ownedByAnyClause,
} from './item-clauses';
import { totalHits } from './item-hits';

const COUNTS_PER_SNAPSHOT = 200;

export interface ListCounts {
  /** The number of items that have a place in the list. */
  readonly places: number;
  /** How many of these items are gone now, according to the list's current snapshot. */
  readonly gone: number;
  /** The prices of the items that count as sales. Null without a search. */
  readonly sales: CountedPrices | null;
}

interface CountAggs {
  readonly gone?: { readonly doc_count: number };
  readonly sales?: CountedPrices;
}

/**
 * Creates a function that counts the items of lists. A count looks at all items, so all pages and sort orders of a
 * filter share one count until the next snapshot. Readers who block members use the same count: the items of blocked
 * members are counted separately and subtracted. But if the list has a search, these readers need a separate count,
 * because subtraction cannot give the median price without the blocked members' items.
 */
export function createEngineCountReader() {
  const perSnapshot = createPerSnapshotCache<Promise<ListCounts>>(COUNTS_PER_SNAPSHOT);

  return async (view: EngineListQuery, request: ItemListRequest): Promise<ListCounts> => {
    const { filter, blocked } = request;
    const shared = (readers: string, count: () => Promise<ListCounts>) =>
      perSnapshot(
        view.ordered,
        JSON.stringify([filter, readers, view.asOf, view.current.asOf]),
        count,
      );
    if (filter.search !== null)
      return shared(blocked.key, () => counted(view, view.places, salesIn(view)));
    const all = shared('', () => counted(view, view.filtered));
    if (blocked.ids.size === 0) return all;
    const left = counted(view, allOf(view.filtered, ownedByAnyClause(blocked.ids)));
    const [{ places, gone }, leftOut] = await Promise.all([all, left]);
    return { places: places - leftOut.places, gone: gone - leftOut.gone, sales: null };
  };
}

/**
 * Selects the items that the price summary of a list counts. If the list has an earlier `asOf` but is read from the
 * newest snapshot, these are the items that are still live. Otherwise, these are all items of the list. So if the
 * snapshot of the list is kept, later pages show the same summary as page 1.
 */
export const pricedItemsClause = ({ ordered, current, asOf }: EngineListQuery): Clause =>
  ordered === current && asOf < current.asOf ? liveItemsClause(current.asOf) : ALL_ITEMS;

const salesIn = (view: EngineListQuery) => ({
  sales: { filter: pricedItemsClause(view), aggs: PRICE_AGGS },
});

async function counted(
  { ordered, current, asOf }: EngineListQuery,
  query: Clause,
  sales: ReturnType<typeof salesIn> | Record<string, never> = {},
): Promise<ListCounts> {
  const gone = asOf < current.asOf && { gone: { filter: goneItemsClause(current.asOf) } };
  const { aggregations, ...result } = await ordered.search<CountAggs>({
    query,
    size: 0,
    track_total_hits: true,
    aggs: { ...gone, ...sales },
  });
  return {
    places: totalHits(result),
    gone: aggregations?.gone?.doc_count ?? 0,
    sales: aggregations?.sales ?? null,
  };
}

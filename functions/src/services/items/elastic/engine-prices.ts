import { MIN_SALES_FOR_PRICES } from '@contract/schemas/item-list';
import type { estypes } from '@elastic/elasticsearch';
import type { Prices } from '../../../domain/items/item-index/index-facts';
import { allOf, type Clause, range } from './item-clauses';
import type { EngineSnapshot } from './engine-snapshots';

/** Searches with more different prices than this are rare. Their median takes more searches. */
const DIFFERENT_PRICES = 1000;
/** Histogram buckets per step. Three steps are enough for any price that the contract allows. */
const INTERVALS = 2000;

/** Aggregations whose result `pricesOf` takes. */
export const PRICE_AGGS = {
  prices: { terms: { field: 'price', size: DIFFERENT_PRICES, order: { _key: 'asc' } } },
  lowest: { min: { field: 'price' } },
  highest: { max: { field: 'price' } },
} as const satisfies Record<string, estypes.AggregationsAggregationContainer>;

interface Bucket {
  readonly key: number;
  readonly doc_count: number;
}

/** The number of sales and what `PRICE_AGGS` found of them. */
export interface CountedPrices {
  readonly doc_count: number;
  readonly prices: { readonly buckets: readonly Bucket[]; readonly sum_other_doc_count: number };
  readonly lowest: { readonly value: number | null };
  readonly highest: { readonly value: number | null };
}

/**
 * Returns exact prices, or null if there are fewer than MIN_SALES_FOR_PRICES sales. Costs up to four more searches if the sales have
 * more than 1,000 different prices.
 * @param sales the query of the sales that were counted
 */
export async function pricesOf(
  snapshot: EngineSnapshot,
  sales: Clause,
  counted: CountedPrices,
): Promise<Prices | null> {
  const { doc_count: count, prices, lowest, highest } = counted;
  if (count < MIN_SALES_FOR_PRICES) return null;
  const [low, high] = [lowest.value ?? 0, highest.value ?? 0];
  const places = [(count - 1) >> 1, count >> 1] as const;
  const [below, above] =
    prices.sum_other_doc_count === 0
      ? places.map((place) => priceIn(prices.buckets, place))
      : await medianPrices(snapshot, sales, places, { low, high });
  return { median: Math.round(((below ?? 0) + (above ?? 0)) / 2), lowest: low, highest: high };
}

function priceIn(buckets: readonly Bucket[], place: number): number {
  let seen = 0;
  for (const { key, doc_count: count } of buckets) {
    seen += count;
    if (seen > place) return key;
  }
  return 0;
}

interface Limits {
  readonly low: number;
  readonly high: number;
}

async function medianPrices(
  snapshot: EngineSnapshot,
  sales: Clause,
  [first, second]: readonly [number, number],
  limits: Limits,
): Promise<[number, number]> {
  const { price, upTo } = await priceAt(snapshot, sales, first, limits);
  if (upTo > second) return [price, price];
  const above = allOf(sales, range('price', { gt: price }));
  const { aggregations } = await snapshot.search<{ next: { value: number | null } }>({
    ...{ query: above, size: 0, aggs: { next: { min: { field: 'price' } } } },
  });
  return [price, aggregations?.next.value ?? price];
}

/** Returns the price at a place, cheapest first, and the number of sales at or below that price. */
async function priceAt(
  snapshot: EngineSnapshot,
  sales: Clause,
  place: number,
  limits: Limits,
): Promise<{ readonly price: number; readonly upTo: number }> {
  let [{ low, high }, below] = [limits, 0];
  for (;;) {
    const interval = Math.ceil((high - low + 1) / INTERVALS);
    const buckets = await priceBuckets(snapshot, sales, { low, high }, interval);
    const at = buckets.find(({ doc_count: count }) => {
      if (below + count > place) return true;
      below += count;
      return false;
    });
    if (!at) throw new Error('The engine counted fewer prices than sales');
    if (interval === 1) return { price: at.key, upTo: below + at.doc_count };
    [low, high] = [at.key, at.key + interval - 1];
  }
}

async function priceBuckets(
  snapshot: EngineSnapshot,
  sales: Clause,
  { low, high }: Limits,
  interval: number,
): Promise<readonly Bucket[]> {
  const histogram = { field: 'price', interval, offset: low % interval, min_doc_count: 1 };
  const query = allOf(sales, range('price', { gte: low, lte: high }));
  const aggs = { prices: { histogram } };
  const { aggregations } = await snapshot.search<{ prices: { buckets: readonly Bucket[] } }>({
    ...{ query, size: 0, aggs },
  });
  return aggregations?.prices.buckets ?? [];
}

import { MIN_SALES_FOR_PRICES } from '@contract/schemas/item-list';
import type { estypes } from '@elastic/elasticsearch';
import type { Prices } from '../../../domain/items/item-index/index-facts';
import { PRICE_STEP_COUNT, pricesInStep } from '../../../gateways/elasticsearch/price-steps';
import { allOf, type Clause, rangeClause } from './item-clauses';
import type { EngineSnapshot } from './engine-snapshots';

/**
 * The number of histogram buckets per search. If the median is below about $600, the price step (a range of prices)
 * that contains it has at most this many cents. So each bucket stands for one cent, and one search finds the median.
 */
const INTERVALS = 2000;

/** The aggregations that a search must have so that its result can be passed to `pricesOf`. */
export const PRICE_AGGS = {
  steps: { terms: { field: 'priceStep', size: PRICE_STEP_COUNT, order: { _key: 'asc' } } },
  lowest: { min: { field: 'price' } },
  highest: { max: { field: 'price' } },
} as const satisfies Record<string, estypes.AggregationsAggregationContainer>;

interface Bucket {
  readonly key: number;
  readonly doc_count: number;
}

/** The number of sales, and the result of `PRICE_AGGS` for these sales. */
export interface CountedPrices {
  readonly doc_count: number;
  readonly steps: { readonly buckets: readonly Bucket[] };
  readonly lowest: { readonly value: number | null };
  readonly highest: { readonly value: number | null };
}

/**
 * Returns the exact median, lowest and highest price, or null if there are fewer than MIN_SALES_FOR_PRICES sales. The
 * numbers of sales per price step tell which step contains the median. One search reads the prices in this step. Up to
 * two more searches are needed if the step has more than INTERVALS cents (medians above about $600), and one more if
 * the median is the average of two prices and the higher one is outside of the prices that were read.
 * @param sales the query of the sales that were counted
 */
export async function pricesOf(
  snapshot: EngineSnapshot,
  sales: Clause,
  { doc_count: count, steps, lowest, highest }: CountedPrices,
): Promise<Prices | null> {
  if (count < MIN_SALES_FOR_PRICES) return null;
  const [low, high] = [lowest.value ?? 0, highest.value ?? 0];
  const [first, second] = [(count - 1) >> 1, count >> 1];
  const step = bucketAt(steps.buckets, first);
  const limits = pricesInStep(step.key);
  const at = await priceAt(snapshot, sales, first - step.below, limits);
  // With an even number of sales, the median is the average of the two middle prices.
  const isBetween = second === step.below + at.below + at.count;
  const above = isBetween ? (at.next ?? (await nextPrice(snapshot, sales, at.key))) : at.key;
  return { median: Math.round((at.key + above) / 2), lowest: low, highest: high };
}

interface Place extends Pick<Bucket, 'key'> {
  readonly count: number;
  /** The number of sales in all buckets before this one. */
  readonly below: number;
  /** The key of the next bucket, or null if there is none. */
  readonly next: number | null;
}

/** Returns the bucket that contains the sale at the index `place` of all sales sorted by price. */
function bucketAt(buckets: readonly Bucket[], place: number): Place {
  let below = 0;
  for (const [n, { key, doc_count: count }] of buckets.entries()) {
    if (below + count > place) return { key, count, below, next: buckets[n + 1]?.key ?? null };
    below += count;
  }
  throw new Error('The engine counted fewer prices than sales');
}

interface Limits {
  readonly low: number;
  readonly high: number;
}

/**
 * Finds the price of the sale with the index `place` among the sales whose prices are within the limits, cheapest
 * first.
 */
async function priceAt(
  snapshot: EngineSnapshot,
  sales: Clause,
  place: number,
  { low, high }: Limits,
): Promise<Place> {
  const interval = Math.ceil((high - low + 1) / INTERVALS);
  const found = bucketAt(await priceBuckets(snapshot, sales, { low, high }, interval), place);
  if (interval === 1) return found;
  const { key, below } = found;
  const inBucket = { low: key, high: Math.min(high, key + interval - 1) };
  const price = await priceAt(snapshot, sales, place - below, inBucket);
  return { ...price, below: below + price.below };
}

async function priceBuckets(
  snapshot: EngineSnapshot,
  sales: Clause,
  { low, high }: Limits,
  interval: number,
): Promise<readonly Bucket[]> {
  const histogram = { field: 'price', interval, offset: low % interval, min_doc_count: 1 };
  const query = allOf(sales, rangeClause('price', { gte: low, lte: high }));
  const aggs = { prices: { histogram } };
  const { aggregations } = await snapshot.search<{ prices: { buckets: readonly Bucket[] } }>({
    query,
    size: 0,
    aggs,
  });
  return aggregations?.prices.buckets ?? [];
}

async function nextPrice(snapshot: EngineSnapshot, sales: Clause, price: number): Promise<number> {
  const above = allOf(sales, rangeClause('price', { gt: price }));
  const { aggregations } = await snapshot.search<{ next: { value: number | null } }>({
    query: above,
    size: 0,
    aggs: { next: { min: { field: 'price' } } },
  });
  return aggregations?.next.value ?? price;
}

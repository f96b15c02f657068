import { MIN_SALES_FOR_PRICES } from '@contract/schemas/item-list';
import type { estypes } from '@elastic/elasticsearch';
import type { PriceSummaryCents } from '../../../domain/items/item-index/index-facts';
import { PRICE_STEP_COUNT, priceRangeOfStep } from '../../../gateways/elasticsearch/price-steps';
import { allOf, anyOf, type Clause, rangeClause } from './item-clauses';
import type { EngineSnapshot } from './engine-snapshots';

/**
 * The number of histogram buckets per search. If the median is below about $600, the price step (range of prices) with
 * the median has at most this many cents. In this case, each bucket stands for one cent, and one search finds the
 * median.
 */
const INTERVALS = 2000;

/** The aggregations that a search must have so that its result can be passed to `findMedianAndPriceRange`. */
export const PRICE_AGGS = {
  steps: { terms: { field: 'priceStep', size: PRICE_STEP_COUNT, order: { _key: 'asc' } } },
} as const satisfies Record<string, estypes.AggregationsAggregationContainer>;

interface Bucket {
  readonly key: number;
  readonly doc_count: number;
}

/** The number of sales, and the result of `PRICE_AGGS` for these sales. */
export interface CountedPrices {
  readonly doc_count: number;
  readonly steps: { readonly buckets: readonly Bucket[] };
}

/**
 * Returns the exact median, lowest and highest price, or null if there are fewer than MIN_SALES_FOR_PRICES sales. The
 * numbers of sales per price step tell which step contains the median. One search counts the sales per price in this
 * step. It also finds the lowest price in the first step and the highest price in the last step. Up to two more
 * searches are needed if the step has more than INTERVALS cents (medians above about $600), and one more if the median
 * is the average of two prices and the higher one is outside of the prices that were counted.
 * @param sales the query of the sales that were counted
 */
export async function findMedianAndPriceRange(
  snapshot: EngineSnapshot,
  sales: Clause,
  { doc_count: count, steps: { buckets } }: CountedPrices,
): Promise<PriceSummaryCents | null> {
  if (count < MIN_SALES_FOR_PRICES) return null;
  const [first, second] = [(count - 1) >> 1, count >> 1];
  const step = bucketAt(buckets, first);
  const firstAndLast = buckets
    .filter((_, n) => n === 0 || n === buckets.length - 1)
    .map(({ key }) => priceRangeOfStep(key));
  const counted = await countPrices(snapshot, sales, priceRangeOfStep(step.key), firstAndLast);
  const at = await priceAt(snapshot, sales, first - step.below, counted);
  // With an even number of sales, the median is the average of the two middle prices.
  const isBetween = second === step.below + at.below + at.count;
  const above = isBetween ? (at.next ?? (await nextPrice(snapshot, sales, at.key))) : at.key;
  const { lowest, highest } = counted;
  return { median: Math.round((at.key + above) / 2), lowest, highest };
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

/** The number of sales per price, for the prices within `limits`. */
interface PriceCounts {
  readonly limits: Limits;
  /** How many cents each bucket covers. */
  readonly interval: number;
  readonly buckets: readonly Bucket[];
}

/**
 * Finds the price of the sale at the index `place` among the counted sales, cheapest first. If the bucket of this sale
 * covers more than one cent, searches again within the bucket.
 */
async function priceAt(
  snapshot: EngineSnapshot,
  sales: Clause,
  place: number,
  { limits, interval, buckets }: PriceCounts,
): Promise<Place> {
  const found = bucketAt(buckets, place);
  if (interval === 1) return found;
  const { key, below } = found;
  const inBucket = { low: key, high: Math.min(limits.high, key + interval - 1) };
  const counts = await countPrices(snapshot, sales, inBucket);
  const price = await priceAt(snapshot, sales, place - below, counts);
  return { ...price, below: below + price.below };
}

interface PriceAggs {
  readonly within: { readonly prices: { readonly buckets: readonly Bucket[] } };
  readonly lowest: { readonly value: number | null };
  readonly highest: { readonly value: number | null };
}

/**
 * Counts the sales per price within `limits`. Also finds the lowest and the highest price within `limits` and `others`
 * together.
 */
async function countPrices(
  snapshot: EngineSnapshot,
  sales: Clause,
  limits: Limits,
  others: readonly Limits[] = [],
): Promise<PriceCounts & { readonly lowest: number; readonly highest: number }> {
  const { low, high } = limits;
  const interval = Math.ceil((high - low + 1) / INTERVALS);
  const histogram = { field: 'price', interval, offset: low % interval, min_doc_count: 1 };
  const { aggregations } = await snapshot.search<PriceAggs>({
    query: allOf(sales, anyOf(...[limits, ...others].map(isWithin))),
    size: 0,
    aggs: {
      within: { filter: isWithin(limits), aggs: { prices: { histogram } } },
      lowest: { min: { field: 'price' } },
      highest: { max: { field: 'price' } },
    },
  });
  return {
    limits,
    interval,
    buckets: aggregations?.within.prices.buckets ?? [],
    lowest: aggregations?.lowest.value ?? 0,
    highest: aggregations?.highest.value ?? 0,
  };
}

const isWithin = ({ low, high }: Limits): Clause => rangeClause('price', { gte: low, lte: high });

async function nextPrice(snapshot: EngineSnapshot, sales: Clause, price: number): Promise<number> {
  const above = allOf(sales, rangeClause('price', { gt: price }));
  const { aggregations } = await snapshot.search<{ next: { value: number | null } }>({
    query: above,
    size: 0,
    aggs: { next: { min: { field: 'price' } } },
  });
  return aggregations?.next.value ?? price;
}

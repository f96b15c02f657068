/**
 * The ratio between the upper ends of two consecutive buckets. A percentile is the upper end of a bucket, so with this
 * ratio it is at most 10% too high.
 */
const STEP = 1.1;

/** Maps the index of each bucket to the count of values in the bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** Returns the index of the bucket that contains a value. Bucket 0 contains all values up to `firstEnd`. */
export function bucketOf(firstEnd: number, value: number): number {
  const steps = Math.log(value / firstEnd) / Math.log(STEP);
  return Math.max(0, Math.ceil(steps));
}

/**
 * Returns a percentile. Finds the first bucket that contains, together with all lower buckets, at least the share
 * `share` (0 to 1) of all values. Returns the upper end of this bucket, or null if there are no values.
 */
export function percentileOf(firstEnd: number, histogram: Histogram, share: number): number | null {
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    below += count;
    if (below >= share * total) return firstEnd * STEP ** bucket;
  }
  return null;
}

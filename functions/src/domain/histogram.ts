/** The upper end of a bucket divided by that of the bucket before, so a percentile is at most 10% too high. */
const STEP = 1.1;

/** How many values there are, by bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** Returns the bucket of a value. Bucket 0 has all values up to `firstEnd`. */
export function bucketOf(firstEnd: number, value: number): number {
  const steps = Math.log(value / firstEnd) / Math.log(STEP);
  return Math.max(0, Math.ceil(steps));
}

/** Returns the value that `share` of all values do not exceed, as the upper end of its bucket. Null for no values. */
export function percentileOf(firstEnd: number, histogram: Histogram, share: number): number | null {
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    below += count;
    if (below >= share * total) return firstEnd * STEP ** bucket;
  }
  return null;
}

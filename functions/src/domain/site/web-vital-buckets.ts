import type { WebVital } from '@contract/schemas/web-vitals';

/** Bucket 0 ends here: in milliseconds, except CLS. */
const FIRST_END: Readonly<Record<WebVital, number>> = {
  LCP: 20,
  INP: 8,
  CLS: 0.005,
  FCP: 20,
  TTFB: 20,
};
/** Each later bucket ends this much higher, so a percentile is exact to 10%. */
const STEP = 1.1;

export function bucketOf(vital: WebVital, value: number): number {
  const steps = Math.log(value / FIRST_END[vital]) / Math.log(STEP);
  return Math.max(0, Math.ceil(steps));
}

const endOf = (vital: WebVital, bucket: number) => FIRST_END[vital] * STEP ** bucket;

/** Values by bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** Returns the value that `share` of all values do not exceed, as the upper end of its bucket. Null for no values. */
export function percentileOf(vital: WebVital, histogram: Histogram, share: number): number | null {
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    below += count;
    if (below >= share * total) return endOf(vital, bucket);
  }
  return null;
}

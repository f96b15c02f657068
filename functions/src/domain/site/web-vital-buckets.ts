import type { WebVital } from '@contract/schemas/web-vitals';
import * as buckets from '../histogram';

/** The upper end of bucket 0 of each web vital, in milliseconds. CLS has no unit. */
const FIRST_END: Readonly<Record<WebVital, number>> = {
  LCP: 20,
  INP: 8,
  CLS: 0.005,
  FCP: 20,
  TTFB: 20,
};

export const bucketOf = (vital: WebVital, value: number): number =>
  buckets.bucketOf(FIRST_END[vital], value);

/**
 * Returns a percentile of a web vital. `share` (0 to 1) is the part of all values that are not above the percentile,
 * such as 0.75 for the 75th percentile. The result is the upper end of a bucket. Returns null if there are no values.
 */
export const percentileOf = (
  vital: WebVital,
  histogram: buckets.Histogram,
  share: number,
): number | null => buckets.percentileOf(FIRST_END[vital], histogram, share);

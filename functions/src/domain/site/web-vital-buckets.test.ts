import { WEB_VITAL_MAX_VALUES, type WebVital } from '@contract/schemas/web-vitals';
import { describe, expect, it } from 'vitest';
import { bucketOf, percentileOf } from './web-vital-buckets';

const VITALS = Object.keys(WEB_VITAL_MAX_VALUES) as WebVital[];

function histogramOf(vital: WebVital, values: readonly number[]) {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}

describe('bucketOf', () => {
  it.each(VITALS)('puts all values of %s into fewer than 100 buckets', (vital) => {
    expect(bucketOf(vital, 0)).toBe(0);
    expect(bucketOf(vital, WEB_VITAL_MAX_VALUES[vital])).toBeLessThan(100);
  });

  it('puts a value at the end of a bucket into that bucket', () => {
    expect(bucketOf('LCP', 20)).toBe(0);
    expect(bucketOf('LCP', 20.01)).toBe(1);
  });
});

describe('percentileOf', () => {
  it.each([
    ['LCP', [900, 1000, 2500, 4000], 2500],
    ['LCP', [900, 1000, 2500, 4000, 4100], 4000],
    ['CLS', [0.02, 0.02, 0.02, 0.4], 0.02],
    ['INP', [40], 40],
  ] as const)(
    'returns the 75th percentile of %s with an error of at most 10%% for %j',
    (vital, values, exact) => {
      const found = percentileOf(vital, histogramOf(vital, values), 0.75) ?? 0;
      expect(found / exact).toBeGreaterThanOrEqual(0.999);
      expect(found / exact).toBeLessThanOrEqual(1.1);
    },
  );

  it('adds up buckets in the order of their values, not in the order in which the values were counted', () => {
    const backwards = new Map([...histogramOf('LCP', [100, 200, 300, 9000])].reverse());
    const inOrder = histogramOf('LCP', [100, 200, 300, 9000]);
    expect(percentileOf('LCP', backwards, 0.75)).toBe(percentileOf('LCP', inOrder, 0.75));
  });

  it('returns null when there are no values', () => {
    expect(percentileOf('LCP', new Map(), 0.75)).toBeNull();
  });
});

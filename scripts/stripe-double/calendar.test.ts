import { expect, it } from 'vitest';
import { periodEnd } from './calendar';
import type { Price } from './stored';

const at = (text: string): number => Date.parse(text) / 1000;

const every = (interval: 'month' | 'year'): Price['recurring'] => ({
  interval,
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

it.each([
  ['month', '2031-01-15T12:00Z', '2031-01-15T12:00Z', '2031-02-15T12:00Z'],
  ['month', '2031-01-31T12:00Z', '2031-01-31T12:00Z', '2031-02-28T12:00Z'],
  ['month', '2031-01-31T12:00Z', '2031-02-28T12:00Z', '2031-03-31T12:00Z'],
  ['month', '2031-12-31T23:00Z', '2031-12-31T23:00Z', '2032-01-31T23:00Z'],
  ['year', '2032-02-29T00:00Z', '2032-02-29T00:00Z', '2033-02-28T00:00Z'],
  ['year', '2032-02-29T00:00Z', '2035-02-28T00:00Z', '2036-02-29T00:00Z'],
] as const)(
  'for a billing period of a %s with the anchor %s and the start %s, periodEnd returns %s',
  (interval, anchor, start, end) => {
    expect(periodEnd(at(anchor), at(start), every(interval))).toBe(at(end));
  },
);

it('periodEnd returns the end of a whole period when the anchor and the start were moved 28 days into the past', () => {
  // The original anchor was January 31, and the original start was February 28. Both have been moved 28 days into the
  // past.
  const end = periodEnd(at('2031-01-03T12:00Z'), at('2031-01-31T12:00Z'), every('month'));
  expect(end).toBe(at('2031-03-03T12:00Z'));
});

import { expect, it } from 'vitest';
import { periodInWords, rangeOfPeriod } from './sales-periods';

const now = new Date(2026, 2, 5, 23, 59);

it.each([
  ['all', {}],
  ['days', { from: '2026-02-04' }],
  ['this-year', { from: '2026-01-01', to: '2026-12-31' }],
  ['last-year', { from: '2025-01-01', to: '2025-12-31' }],
] as const)("for the period '%s', rangeOfPeriod returns the days %j", (period, range) => {
  expect(rangeOfPeriod(period, now)).toEqual(range);
});

it.each([
  ['all', '2019-03-04', 'Since Mar 4, 2019'],
  ['all', null, ''],
  ['days', '2026-02-10', 'Since Feb 4, 2026'],
  ['last-year', '2025-02-10', 'Jan 1, 2025 to Dec 31, 2025'],
] as const)(
  "for the period '%s' and the first sale on %s, periodInWords returns '%s'",
  (period, firstDay, words) => {
    expect(periodInWords(rangeOfPeriod(period, now), firstDay)).toBe(words);
  },
);

import { expect, it } from 'vitest';
import { rangeOf } from './sales-periods';

const now = new Date(2026, 2, 5, 23, 59);

it.each([
  ['all', {}],
  ['days', { from: '2026-02-04' }],
  ['this-year', { from: '2026-01-01', to: '2026-12-31' }],
  ['last-year', { from: '2025-01-01', to: '2025-12-31' }],
] as const)('%s has the days %j', (period, range) => {
  expect(rangeOf(period, now)).toEqual(range);
});

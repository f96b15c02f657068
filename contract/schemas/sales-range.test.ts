import { expect, it } from 'vitest';
import { exportRangeSchema, SALES_RANGE_MESSAGES, salesRangeSchema } from './sales-range';

const messages = (range: object) =>
  exportRangeSchema.safeParse(range).error?.issues.map(({ message }) => message) ?? [];

it.each([
  {},
  { from: '2026-01-01' },
  { to: '2026-01-01' },
  { from: '2026-01-01', to: '2026-01-01' },
  { from: '0001-01-01', to: '9999-12-31' },
  { year: '2026' },
])('exportRangeSchema accepts %j', (range) => {
  expect(messages(range)).toEqual([]);
});

it.each([
  [{ from: '2026-02-30' }, SALES_RANGE_MESSAGES.from],
  [{ to: 'today' }, SALES_RANGE_MESSAGES.to],
  [{ from: '2026-01-02', to: '2026-01-01' }, SALES_RANGE_MESSAGES.reversed],
  [{ year: '26' }, SALES_RANGE_MESSAGES.year],
  [{ year: '1999' }, SALES_RANGE_MESSAGES.year],
  [{ year: '2101' }, SALES_RANGE_MESSAGES.year],
  [{ year: '2026', from: '2026-01-01' }, SALES_RANGE_MESSAGES.yearAndDays],
  [{ year: '2026', to: '2026-01-01' }, SALES_RANGE_MESSAGES.yearAndDays],
])('exportRangeSchema rejects %j', (range, message) => {
  expect(messages(range)).toEqual([message]);
});

it('salesRangeSchema rejects a tax year, and a range that ends before it begins', () => {
  expect(salesRangeSchema.safeParse({ year: '2026' }).success).toBe(false);
  expect(salesRangeSchema.safeParse({ from: '2026-01-02', to: '2026-01-01' }).success).toBe(false);
});

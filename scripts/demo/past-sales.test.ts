import { expect, test } from 'vitest';
import { DAY_MS } from '@contract/rules/durations';
import { pastSales } from './past-sales';

const NOW = new Date('2026-11-21T12:00:00.000Z');

test('pastSales returns only sales that are older than all demo items, and some sales that are older than a year', () => {
  const days = pastSales('demo-free', NOW).map(
    ({ fields }) => (NOW.getTime() - fields.addedAt.getTime()) / DAY_MS,
  );
  expect(Math.min(...days)).toBeGreaterThan(30);
  expect(Math.max(...days)).toBeGreaterThan(365);
});

test('pastSales returns the same sales with the same ids in each call, so that seeding again adds no sales', () => {
  expect(pastSales('demo-free', NOW)).toEqual(pastSales('demo-free', NOW));
  const ids = pastSales('demo-free', NOW).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

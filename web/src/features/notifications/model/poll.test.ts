import { expect, test } from 'vitest';
import { createBackoff } from './poll';

test('doubles the wait after each failure in a row, up to 10 minutes', () => {
  const next = createBackoff(30_000);
  const after = (status: 'success' | 'error', errorUpdateCount: number) =>
    next({ state: { status, errorUpdateCount } }) / 1000;
  expect(after('success', 0)).toBe(30);
  expect([1, 2, 3, 4, 5, 6].map((failures) => after('error', failures))).toEqual([
    60, 120, 240, 480, 600, 600,
  ]);
  expect(after('success', 6)).toBe(30);
  expect(after('error', 7)).toBe(60);
});

test('does not count requests that failed before the polling began', () => {
  const next = createBackoff(60_000);
  const after = (errorUpdateCount: number) =>
    next({ state: { status: 'error', errorUpdateCount } }) / 1000;
  expect([5, 6, 7].map(after)).toEqual([60, 120, 240]);
});
